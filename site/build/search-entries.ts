// Reads the words and headings of a built page for the search. Worker threads load it, so it imports no facts.
import { type HTMLElement, parse } from 'node-html-parser';
import { type Heading, type SearchEntry, TOP } from '../src/features/search/index-file.ts';
import { wordsOf } from '../src/lib/format-text.ts';

export type IndexedPage = Omit<SearchEntry, 'section' | 'weight' | 'also'>;

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
