// Reads the words and headings of a built page for the search. Worker threads load it, so it imports no facts.
import { type Heading, type SearchEntry, TOP } from '../src/features/search/index-file.ts';
import { wordsOf } from '../src/lib/format-text.ts';
import {
  attribute,
  childrenOf,
  closest,
  type Element,
  elementsIn,
  isElement,
  remove,
  textOf,
  textsIn,
} from './html-tree.ts';

export type IndexedPage = Omit<SearchEntry, 'section' | 'weight' | 'also'>;

/** Not indexed: drawings, code, navigation, fields, and marked parts. */
const LEFT_OUT = new Set(['svg', 'script', 'style', 'template', 'nav', 'form', 'button']);
const MARKS = ['data-without-script', 'data-screen-only', 'data-unsearched'];
const isLeftOut = (element: Element) =>
  LEFT_OUT.has(element.tagName) ||
  MARKS.some((mark) => attribute(element, mark) !== undefined) ||
  (attribute(element, 'class') ?? '').split(' ').includes('visually-hidden');

const TEXT_LENGTH = 160;

/**
 * The page, then its items. Empty for a page without its own canonical address; only items for a later page of a list.
 * Takes parts out of the tree.
 */
export function findable(
  root: Parameters<typeof elementsIn>[0],
  address: string,
  origin: string,
): IndexedPage[] {
  const all = [...elementsIn(root)];
  const tagged = (name: string) => all.find(({ tagName }) => tagName === name);
  const link = (rel: string) => all.find((each) => each.tagName === 'link' && attribute(each, 'rel') === rel);
  const meta = (key: string, value: string) =>
    all.find((each) => each.tagName === 'meta' && attribute(each, key) === value);
  const canonical = link('canonical');
  const [main, title, goesOn] = [tagged('main'), tagged('title'), link('prev')];
  if (!main || meta('http-equiv', 'refresh') || !canonical) return [];
  if (attribute(canonical, 'href') !== new URL(address, origin).href) return [];

  for (const element of [...elementsIn(main)].filter(isLeftOut)) remove(element);
  const items = [...elementsIn(main)].filter((each) => each.tagName === 'li' && attribute(each, 'id'));
  const entries = items.flatMap((item) => entryOf(item, address));
  if (goesOn) return entries;
  const name = (title ? oneLine(textOf(title)) : '').replace(/ \| [^|]*$/, '');
  const description = meta('name', 'description');
  const page = {
    href: address,
    title: name,
    text: (description && attribute(description, 'content')) ?? '',
    headings: headingsOf(main).filter(({ text }) => text !== name),
    words: wordsIn(main),
  };
  return [page, ...entries];
}

/** A list item with an id and a heading: a job, a request, a module, a product. */
function entryOf(item: Element, address: string): IndexedPage[] {
  const heading = [...elementsIn(item)].find(({ tagName }) => /^h[234]$/.test(tagName));
  if (!heading) return [];
  const title = oneLine(textOf(heading));
  const words = wordsIn(item);
  remove(heading);
  // A paragraph of elements only is a row of badges or facts.
  const paragraphs = [...elementsIn(item)]
    .filter(({ tagName }) => tagName === 'p')
    .filter((each) => childrenOf(each).some((node) => !isElement(node) && textOf(node).trim()))
    .map((each) => oneLine(textOf(each)));
  const [longest = ''] = paragraphs.sort((a, b) => b.length - a.length);
  // Removed from the page, so that it is found once.
  remove(item);
  const href = `${address}#${attribute(item, 'id')}`;
  return [{ href, title, text: shortened(longest), headings: [], words }];
}

const isLinkAway = (element: Element) =>
  element.tagName === 'a' && !attribute(element, 'href')?.startsWith('#');

function headingsOf(main: Element): Heading[] {
  const headings = [...elementsIn(main)].flatMap((element) => {
    if (!/^h[1234]$/.test(element.tagName)) return [];
    const text = oneLine(textOf(element));
    // A linked heading belongs to the linked page.
    const isLinked =
      closest(element, ({ tagName }) => tagName === 'a') || [...elementsIn(element)].some(isLinkAway);
    if (!text || isLinked) return [];
    if (element.tagName === 'h1') return [{ text, anchor: TOP }];
    const named = closest(element, (each) => attribute(each, 'id') !== undefined);
    const anchor = named && attribute(named, 'id');
    return [anchor && anchor !== TOP ? { text, anchor } : { text }];
  });
  return [...new Map(headings.map((heading) => [heading.text, heading])).values()];
}

const wordsIn = (element: Element): string[] => [...new Set([...textsIn(element)].flatMap(wordsOf))];

function shortened(text: string): string {
  if (text.length <= TEXT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH))} …`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
