// The site stays short: the words in `main` and the number of pages, of all pages and of some.
import { countWords } from '../src/lib/words.ts';
import type { BuiltSite, Finding } from './built-site.ts';

const MOST_PAGES = 165;
const MOST_WORDS = 115_000;

/** A page grows by a word or two with a fact. */
const ROOM = 1.05;

/** Words of single pages that had grown too long. */
const MOST_ON_PAGE: Readonly<Record<string, number>> = {
  '/facts': 600,
  '/privacy': 1400,
  '/cookies': 500,
  '/events': 600,
  '/pricing': 1000,
  '/features/requests': 900,
};

export function size(
  site: BuiltSite,
  most = { pages: MOST_PAGES, words: MOST_WORDS, onPage: MOST_ON_PAGE },
): Finding {
  const pages = site.pages.filter(({ isRedirect, isGallery }) => !isRedirect && !isGallery);
  const words = new Map(pages.map(({ address, html }) => [address, wordsIn(html)]));
  const total = [...words.values()].reduce((sum, count) => sum + count, 0);
  const checked = `${pages.length} pages, ${total} words`;
  const problems = [
    ...(pages.length > most.pages ? [{ where: 'all pages', what: `are more than ${most.pages}` }] : []),
    ...(total > most.words ? [{ where: 'all pages', what: `have more than ${most.words} words` }] : []),
    ...Object.entries(most.onPage).flatMap(([where, limit]) => {
      const count = words.get(where) ?? 0;
      return count > limit * ROOM ? [{ where, what: `has ${count} words, more than ${limit}` }] : [];
    }),
  ];
  return { checked, problems };
}

/** What a visitor reads in `main`. */
function wordsIn(html: string): number {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return countWords(main.replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' '));
}
