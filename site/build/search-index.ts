// Builds the search index from the built pages, as one file.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import {
  type Heading,
  INDEX_ADDRESS,
  pack,
  type SearchEntry,
  type SearchFile,
  stem,
  TOP,
} from '../src/apps/search/index-file.ts';
import { sectionOf } from '../src/apps/search/sections.ts';
import { answers, searchSections, synonyms } from '../src/apps/search/words.ts';
import { wordsOf } from '../src/lib/format-text.ts';

export type IndexedPage = Omit<SearchEntry, 'section' | 'weight'>;

/** Not indexed: drawings, code, navigation, fields, and marked parts. */
const LEFT_OUT =
  'svg, script, style, template, [data-without-script], nav, form, button, [data-screen-only], [data-unsearched], .visually-hidden';

const TEXT_LENGTH = 160;

/** The page, then its items. Empty for a page without its own canonical address; only items for a later page of a list. */
export function findable(html: string, address: string, origin: string): IndexedPage[] {
  const root = parse(partsRead(html));
  const main = root.querySelector('main');
  const head = (selector: string, attribute: string) =>
    root.querySelector(`head ${selector}`)?.getAttribute(attribute) ?? '';
  const redirects = root.querySelector('meta[http-equiv="refresh"]') !== null;
  const canonical = head('link[rel="canonical"]', 'href');
  const goesOn = head('link[rel="prev"]', 'href') !== '';
  if (!main || redirects || canonical !== new URL(address, origin).href) return [];

  for (const element of main.querySelectorAll(LEFT_OUT)) element.remove();
  const entries = main.querySelectorAll('li[id]').flatMap((item) => entryOf(item, address));
  if (goesOn) return entries;
  const title = oneLine(root.querySelector('title')?.text ?? '').replace(/ \| [^|]*$/, '');
  const page = {
    href: address,
    title,
    text: decoded(head('meta[name="description"]', 'content')),
    headings: headingsOf(main).filter(({ text }) => text !== title),
    words: wordsIn(main),
  };
  return [page, ...entries];
}

/** The head without styles and scripts, and `main`. */
function partsRead(html: string): string {
  const head = html.slice(0, html.indexOf('</head>')).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  return `${head}</head>${html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))}</main>`;
}

/** A list item with an id and a heading: a job, a request, a module, a product. */
function entryOf(item: HTMLElement, address: string): IndexedPage[] {
  const heading = item.querySelector('h2, h3, h4');
  if (!heading || !item.id) return [];
  const title = oneLine(heading.text);
  const words = wordsIn(item);
  heading.remove();
  // A paragraph of elements only is a row of badges or facts.
  const paragraphs = item
    .querySelectorAll('p')
    .filter(({ childNodes }) => childNodes.some((node) => !('tagName' in node) && node.text.trim()))
    .map(({ text }) => oneLine(text));
  const [longest = ''] = paragraphs.sort((a, b) => b.length - a.length);
  // Removed from the page, so that it is found once.
  item.remove();
  return [{ href: `${address}#${item.id}`, title, text: shortened(longest), headings: [], words }];
}

function headingsOf(main: HTMLElement): Heading[] {
  const headings = main.querySelectorAll('h1, h2, h3, h4').flatMap((element) => {
    const text = oneLine(element.text);
    // A linked heading belongs to the linked page.
    if (!text || element.closest('a') || element.querySelector('a:not([href^="#"])')) return [];
    if (element.tagName === 'H1') return [{ text, anchor: TOP }];
    const anchor = element.closest('[id]')?.id;
    return [anchor && anchor !== TOP ? { text, anchor } : { text }];
  });
  return [...new Map(headings.map((heading) => [heading.text, heading])).values()];
}

function wordsIn(element: HTMLElement): string[] {
  return [...new Set(textNodes(element).flatMap(wordsOf))];
}

/** Text nodes one by one, so that adjacent elements do not join into one word. */
function textNodes(element: HTMLElement): string[] {
  return element.childNodes.flatMap((node) =>
    'tagName' in node ? textNodes(node as HTMLElement) : [node.text],
  );
}

function shortened(text: string): string {
  if (text.length <= TEXT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH))} …`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function decoded(attribute: string): string {
  return parse(`<p>${attribute}</p>`).text;
}

/** A word on more pages counts only in titles, headings and descriptions. */
const COMMON_SHARE = 0.15;
/** A heading on so many pages belongs to the layout. */
const REPEATED_HEADING = 3;

export function makeIndex(found: readonly IndexedPage[]): SearchFile {
  const headings = counts(found.map((entry) => entry.headings.map(({ text }) => text)));
  const stems = counts(found.map(({ words }) => words.map(stem)));
  const common = [...stems].flatMap(([word, times]) => (times > COMMON_SHARE * found.length ? [word] : []));
  const titles = new Set(found.map(({ title }) => title));

  const entries = found.map((entry) => {
    // Nor a heading that is another entry's title.
    const own = entry.headings.filter(
      ({ text, anchor }) =>
        (headings.get(text) ?? 0) < REPEATED_HEADING && (anchor === TOP || !titles.has(text)),
    );
    const visibleWords = [entry.title, entry.text, ...own.map(({ text }) => text)].flatMap(wordsOf);
    const leftOut = new Set([...visibleWords.map(stem), ...common]);
    const words = oneForm(entry.words)
      .filter((word) => !leftOut.has(stem(word)))
      // Nobody searches for single letters or parts of amounts and dates.
      .filter((word) => word.length > 1 && !/^\d{1,3}$/.test(word));
    const { name, weight = 1 } = sectionOf(searchSections, entry.href);
    return { ...entry, headings: own, words, section: name, weight };
  });
  return pack({ entries, common: common.sort(), alike: synonyms, answers });
}

function counts(lists: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) times.set(each, (times.get(each) ?? 0) + 1);
  return times;
}

/** The shortest form of a word, as on the page: results show it and link to it. */
function oneForm(words: readonly string[]): string[] {
  const shortest = new Map<string, string>();
  for (const word of words) {
    const known = shortest.get(stem(word));
    if (known === undefined || word.length < known.length) shortest.set(stem(word), word);
  }
  return [...shortest.values()];
}

/** Returns the number of entries. */
export async function writeIndex(
  dist: string,
  pages: readonly { found: readonly IndexedPage[] }[],
): Promise<number> {
  const index = makeIndex(pages.flatMap((page) => page.found));
  await writeFile(join(dist, INDEX_ADDRESS), JSON.stringify(index));
  return index.hrefs.length;
}
