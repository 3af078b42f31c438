// The search index as a file: what the build writes and the browser reads. Words that stand only in a page's text are
// kept once each with the pages that have them, which is a third of the weight of the text itself.
import { slugify } from '../../lib/words.ts';

/** A folded word without its ending. Short words are left alone. */
export function stem(word: string): string {
  let root = word;
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(root) && root.length > 5) root = root.slice(0, -2);
  else if (root.length > 3 && /[^siu]s$/.test(root)) root = root.slice(0, -1);

  if (root.length > 5 && root.endsWith('ied')) root = `${root.slice(0, -3)}y`;
  else if (/[aeiouy].*(?:ing|ed)$/.test(root) && root.length > 5) {
    root = root.replace(/(?:ing|ed)$/, '');
    // planning → plan, but billing → bill.
    if (/([^aeioulsz])\1$/.test(root)) root = root.slice(0, -1);
  }
  // Not of four letters: a line is no LIN.
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** Always the same: a name made of its content would stand in every page, and one edited word change all of them. */
export const INDEX_ADDRESS = '/search-index.json';

/** The anchor of a page's first heading: the page itself. */
export const TOP = 'main';

export type Heading = {
  text: string;
  /** The id to go to: the heading's own or that of the part it stands in. */
  anchor?: string;
};

/** Something to find: a page, or an entry inside one with an anchor of its own (a job, a request, a module). */
export type SearchEntry = {
  href: string;
  title: string;
  section: string;
  /** How much more than others the section counts. */
  weight: number;
  /** What is shown beneath the title. */
  text: string;
  headings: readonly Heading[];
  /** Every other word of it, folded. */
  words: readonly string[];
};

export type SearchIndex = {
  entries: readonly SearchEntry[];
  /** Words on so many pages that they tell none apart; they stand in no `words`. */
  common: readonly string[];
  /** Words that mean the same in a search. */
  alike: readonly (readonly string[])[];
};

/** As JSON: one column a field, because likes beside likes compress best. */
export type SearchFile = {
  sections: [name: string, weight: number][];
  hrefs: string[];
  titles: string[];
  /** For each entry the number of its section. */
  in: number[];
  texts: string[];
  /** For each entry its headings, each `text`, `text¶anchor`, or `text¶` where the anchor is made from the text. */
  headings: string[][];
  words: string;
  /** For each word one character for each step from one entry that has it to the next. */
  places: string;
  common: string;
  alike: string[];
  /** Where older articles are left out: the places, in the blog's list, of those that are here. */
  known?: number[];
};

/** Characters that stand for steps 1, 2, 3 …: printable, and none that JSON escapes. */
const STEPS = Array.from({ length: 93 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (character) => character !== '"' && character !== '\\',
);
/** Goes on by as many steps as there are characters, without a hit. */
const FURTHER = '~';

export function pack({ entries, common, alike }: SearchIndex): SearchFile {
  const sections = [...new Map(entries.map(({ section, weight }) => [section, weight]))];
  const names = sections.map(([name]) => name);
  const postings = new Map<string, number[]>();
  entries.forEach(({ words }, at) => {
    for (const word of new Set(words)) postings.set(word, [...(postings.get(word) ?? []), at]);
  });
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    sections,
    hrefs: entries.map(({ href }) => href),
    titles: entries.map(({ title }) => title),
    in: entries.map(({ section }) => names.indexOf(section)),
    texts: entries.map(({ text }) => text),
    headings: entries.map(({ headings }) => headings.map(lineOf)),
    words: sorted.map(([word]) => word).join(' '),
    places: sorted.map(([, places]) => stepsTo(places)).join(' '),
    common: common.join(' '),
    alike: alike.map((words) => words.join(', ')),
  };
}

export function unpack(file: SearchFile): SearchIndex {
  const words: string[][] = file.hrefs.map(() => []);
  const places = file.places.split(' ');
  file.words.split(' ').forEach((word, at) => {
    for (const place of placesOf(places[at] ?? '')) words[place]?.push(word);
  });
  return {
    entries: file.hrefs.map((href, at) => {
      const [section, weight] = file.sections[file.in[at] ?? 0] ?? ['', 1];
      const title = file.titles[at] ?? '';
      const text = file.texts[at] ?? '';
      const headings = (file.headings[at] ?? []).map(headingOf);
      return { href, title, section, weight, text, headings, words: words[at] ?? [] };
    }),
    common: file.common.split(' '),
    alike: file.alike.map((group) => group.split(', ')),
  };
}

function lineOf({ text, anchor }: Heading): string {
  if (anchor === undefined) return text;
  return `${text}¶${anchor === slugify(text) ? '' : anchor}`;
}

function headingOf(line: string): Heading {
  const [text = '', anchor] = line.split('¶');
  return anchor === undefined ? { text } : { text, anchor: anchor || slugify(text) };
}

function stepsTo(places: readonly number[]): string {
  let last = -1;
  return places
    .map((place) => {
      const step = place - last - 1;
      last = place;
      return FURTHER.repeat(Math.floor(step / STEPS.length)) + STEPS[step % STEPS.length];
    })
    .join('');
}

function placesOf(steps: string): number[] {
  let last = -1;
  let skipped = 0;
  return [...steps].flatMap((character) => {
    if (character === FURTHER) {
      skipped += STEPS.length;
      return [];
    }
    last += 1 + skipped + STEPS.indexOf(character);
    skipped = 0;
    return [last];
  });
}
