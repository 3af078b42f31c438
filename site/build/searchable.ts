// What can be found in a finished page: its title, its description, its headings with their anchors, its words, and
// the entries inside it that have an address of their own.
import { type HTMLElement, parse } from 'node-html-parser';
import { wordsOf } from '../src/lib/words.ts';
import { type Heading, type SearchEntry, TOP } from '../src/subjects/search/index-file.ts';

export type Found = Omit<SearchEntry, 'section' | 'weight'> & {
  /** The day an article was published. */
  published?: string;
};

/** No words of the page's own: drawings, code for machines, ways elsewhere, fields, and what is marked as such. */
const LEFT_OUT =
  'svg, script, style, template, [data-without-script], nav, form, button, [data-screen-only], [data-unsearched], .visually-hidden';

const TEXT_LENGTH = 160;

/** The page, then its entries; nothing when the page asks not to be found or is known by another address, and only the
 * entries when it goes on with a list that another one begins. */
export function findable(html: string, address: string, origin: string): Found[] {
  const root = parse(partsRead(html));
  const main = root.querySelector('main');
  const head = (selector: string, attribute: string) =>
    root.querySelector(`head ${selector}`)?.getAttribute(attribute) ?? '';
  const redirects = root.querySelector('meta[http-equiv="refresh"]') !== null;
  const noindex = head('meta[name="robots"]', 'content').includes('noindex');
  const canonical = head('link[rel="canonical"]', 'href');
  const goesOn = head('link[rel="prev"]', 'href') !== '';
  if (!main || redirects || noindex || canonical !== new URL(address, origin).href) return [];

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
  const published = head('meta[property="article:published_time"]', 'content');
  return [{ ...page, ...(published && { published }) }, ...entries];
}

/** The head without its styles and scripts, and what is in `main`: the rest, the same on every page, is most of it. */
function partsRead(html: string): string {
  const head = html.slice(0, html.indexOf('</head>')).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  return `${head}</head>${html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))}</main>`;
}

/** That an article is there, and of which day: no more of it goes into the index. */
export function outline(html: string, address: string): Found[] {
  const [, published] = html.match(/<meta property="article:published_time" content="([^"]*)"/) ?? [];
  return published ? [{ href: address, title: '', text: '', headings: [], words: [], published }] : [];
}

/** A list item with an anchor and a heading is a thing of its own: a job, a request, a module, a product. */
function entryOf(item: HTMLElement, address: string): Found[] {
  const heading = item.querySelector('h2, h3, h4');
  if (!heading || !item.id) return [];
  const title = oneLine(heading.text);
  const words = wordsIn(item);
  heading.remove();
  const paragraphs = item.querySelectorAll('p').map(({ text }) => oneLine(text));
  const [longest = ''] = paragraphs.sort((a, b) => b.length - a.length);
  // The page itself no longer has it: one thing is found once.
  item.remove();
  return [{ href: `${address}#${item.id}`, title, text: shortened(longest), headings: [], words }];
}

function headingsOf(main: HTMLElement): Heading[] {
  const headings = main.querySelectorAll('h1, h2, h3, h4').flatMap((element) => {
    const text = oneLine(element.text);
    // A heading that is a link names another page, which is found by itself.
    if (!text || element.closest('a') || element.querySelector('a:not([href^="#"])')) return [];
    if (element.tagName === 'H1') return [{ text, anchor: TOP }];
    const anchor = element.closest('[id]')?.id;
    return [anchor && anchor !== TOP ? { text, anchor } : { text }];
  });
  return [...new Map(headings.map((heading) => [heading.text, heading])).values()];
}

/** Each word once, in the order they come. */
function wordsIn(element: HTMLElement): string[] {
  return [...new Set(textNodes(element).flatMap(wordsOf))];
}

/** Text by text, so that what stands in two elements is never one word. */
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
