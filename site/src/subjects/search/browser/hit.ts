// What a result shows of its match: title, heading and snippet with the words marked, and the place in the page to go to.

import { folded, wordsOf } from '../../../lib/words.ts';
import { type Heading, type SearchEntry, TOP } from '../index-file.ts';
import { stem } from '../stem.ts';

/** A stretch of text, and whether it is what was looked for. */
export type Piece = { text: string; hit: boolean };

export type Hit = {
  /** The address of what was found. */
  entry: string;
  /** Where to go in it: a part of the page, or words of it. */
  href: string;
  section: string;
  title: Piece[];
  /** The part of the page that has it, where the title does not. */
  heading?: Piece[];
  snippet: Piece[];
  /** Words of the page's text that were found, where neither title, heading nor snippet shows one. */
  says: string[];
};

/** How many words of the text a result names at most. */
const SAYS = 3;

/** As much of the query as its title has lifts a result: the words together mean one thing. */
export function titleFactor({ title }: SearchEntry, terms: readonly string[], asked: number): number {
  return 1 + 2 * Math.min(1, weigh(title, hitsAmong(terms)) / asked);
}

type IsHit = (word: string) => boolean;

function hitsAmong(terms: readonly string[]): IsHit {
  const found = new Set(terms);
  return (word) => found.has(word) || found.has(stem(word));
}

/** How many different words of a text were found. */
function weigh(text: string, isHit: IsHit): number {
  return new Set(wordsOf(text).filter(isHit).map(stem)).size;
}

export function hitOf(entry: SearchEntry, terms: readonly string[], asked: readonly string[]): Hit {
  const isHit = hitsAmong(terms);
  const heading = best(entry.headings, ({ text }) => weigh(text, isHit), weigh(entry.title, isHit));
  const seen = [entry.title, heading?.text ?? '', entry.text].some((text) => weigh(text, isHit) > 0);
  // In the order they were asked for; what only begins like one of them comes last.
  const place = (word: string) =>
    asked.findIndex((each) => stem(each) === stem(word)) + 1 || asked.length + 1;
  const says = seen
    ? []
    : entry.words
        .filter(isHit)
        .sort((a, b) => place(a) - place(b))
        .slice(0, SAYS);
  return {
    entry: entry.href,
    href: hrefTo(entry.href, heading, says[0]),
    section: entry.section,
    title: pieces(entry.title, isHit),
    ...(heading && { heading: pieces(heading.text, isHit) }),
    snippet: pieces(entry.text, isHit),
    says,
  };
}

/** The heading with most of what was looked for, if it has more of it than the title. */
function best(
  headings: readonly Heading[],
  weight: (heading: Heading) => number,
  atLeast: number,
): Heading | undefined {
  let found: Heading | undefined;
  let most = atLeast;
  for (const heading of headings) {
    if (weight(heading) > most) {
      found = heading;
      most = weight(heading);
    }
  }
  return found;
}

/** To the part of the page by its anchor; without one, browsers that know text fragments go to the words themselves. */
function hrefTo(href: string, heading: Heading | undefined, word: string | undefined): string {
  if (heading?.anchor) return heading.anchor === TOP ? href : `${href}#${heading.anchor}`;
  const text = heading?.text ?? word;
  // A comma or a hyphen has a meaning of its own there.
  const encoded = text && encodeURIComponent(text).replace(/-/g, '%2D');
  return encoded && !href.includes('#') ? `${href}#:~:text=${encoded}` : href;
}

/** The text cut into what was looked for and what was not. */
function pieces(text: string, isHit: IsHit): Piece[] {
  const cut: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}'’]+)/u)) {
    const hit = /[\p{L}\p{N}]/u.test(part) && isHit(folded(part));
    const last = cut[cut.length - 1];
    if (last && last.hit === hit) last.text += part;
    else if (part) cut.push({ text: part, hit });
  }
  return cut;
}
