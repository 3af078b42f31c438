// Format of the search index, for the build and the browser. Words of page texts are stored once with their pages, a third
// of the size of the texts.
import { slugify } from '../../lib/format-text.ts';

/** The stem of a folded word. Short words stay unchanged. */
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
  // Not for four letters: a line is no LIN.
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** A fixed name: a content hash would change every page for one edited word. */
export const INDEX_ADDRESS = '/search-index.json';

/** Anchor of a page's first heading: the page itself. */
export const TOP = 'main';

export type Heading = {
  text: string;
  /** Id of the heading, or of the part that contains it. */
  anchor?: string;
};

/** A search result: a page, or an entry with an anchor inside a page (a job, a request, a module). */
export type SearchEntry = {
  href: string;
  title: string;
  section: string;
  weight: number;
  text: string;
  headings: readonly Heading[];
  /** All other words of the page, folded. */
  words: readonly string[];
  /** Synonyms that the page does not say. */
  also: readonly string[];
};

export type SearchIndex = {
  entries: readonly SearchEntry[];
  /** Words on so many pages that they are useless for search; not in `words`. */
  common: readonly string[];
  answers: readonly { page: string; questions: readonly string[] }[];
};

/** JSON with one column for each field, because similar values compress best. */
export type SearchFile = {
  sections: [name: string, weight: number][];
  hrefs: string[];
  titles: string[];
  /** Index of the section of each entry. */
  in: number[];
  texts: string[];
  /** Headings of each entry: `text`, `text¶anchor`, or `text¶` if the anchor is derived from the text. */
  headings: string[][];
  /** A synonym begins with `=`. */
  words: string;
  /** For each word, one character for each step to the next entry that has it. */
  places: string;
  common: string;
  /** Chosen answers: `/help#refund¶money back¶refund`. */
  answers: string[];
};

/** Marks a synonym among the words. */
const SYNONYM = '=';

/** Characters for steps 1, 2, 3 …: printable, without JSON escapes. */
const STEPS = Array.from({ length: 93 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (character) => character !== '"' && character !== '\\',
);
/** Skips the maximum number of steps without a match. */
const SKIP = '~';

export function pack({ entries, common, answers }: SearchIndex): SearchFile {
  const sections = [...new Map(entries.map(({ section, weight }) => [section, weight]))];
  const names = sections.map(([name]) => name);
  const postings = new Map<string, number[]>();
  entries.forEach(({ words, also }, at) => {
    for (const word of new Set([...words, ...also.map((other) => SYNONYM + other)]))
      postings.set(word, [...(postings.get(word) ?? []), at]);
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
    answers: answers.map(({ page, questions }) => [page, ...questions].join('¶')),
  };
}

export function unpack(file: SearchFile): SearchIndex {
  const words: string[][] = file.hrefs.map(() => []);
  const places = file.places.split(' ');
  file.words.split(' ').forEach((word, at) => {
    for (const place of positionsOf(places[at] ?? '')) words[place]?.push(word);
  });
  return {
    entries: file.hrefs.map((href, at) => {
      const [section, weight] = file.sections[file.in[at] ?? 0] ?? ['', 1];
      const title = file.titles[at] ?? '';
      const text = file.texts[at] ?? '';
      const headings = (file.headings[at] ?? []).map(headingOf);
      const all = words[at] ?? [];
      return {
        ...{ href, title, section, weight, text, headings },
        words: all.filter((word) => !word.startsWith(SYNONYM)),
        also: all.filter((word) => word.startsWith(SYNONYM)).map((word) => word.slice(SYNONYM.length)),
      };
    }),
    common: file.common.split(' '),
    answers: file.answers.map((line) => {
      const [page = '', ...questions] = line.split('¶');
      return { page, questions };
    }),
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
      return SKIP.repeat(Math.floor(step / STEPS.length)) + STEPS[step % STEPS.length];
    })
    .join('');
}

function positionsOf(steps: string): number[] {
  let last = -1;
  let skipped = 0;
  return [...steps].flatMap((character) => {
    if (character === SKIP) {
      skipped += STEPS.length;
      return [];
    }
    last += 1 + skipped + STEPS.indexOf(character);
    skipped = 0;
    return [last];
  });
}
