// Converts HTML to data for document.typ, or refuses it.
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { drawing } from './drawings.ts';
import type { Inline, PdfBlock, PdfCell, PdfTable } from './parts.ts';
import { pictureOf } from './svg-picture.ts';

/** Relative addresses become absolute ones of `site`. */
export function readHtml(html: string, site: string): PdfBlock[] {
  const root = parse(html);
  checkHeadings(root);
  const anchors = new Set(root.querySelectorAll('h2[id], h3[id], h4[id]').map(({ id }) => id));
  return blocksOf(root, { site, anchors });
}

type HtmlContext = { site: string; anchors: ReadonlySet<string> };

const elements = (node: HTMLElement) =>
  node.childNodes.filter((child): child is HTMLElement => child instanceof HTMLElement);

function checkHeadings(root: HTMLElement) {
  let last = 1;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.rawTagName[1]);
    if (level < 2 || level > 4)
      throw new Error(`“${plain(heading)}” is a heading of level ${level}: use ##, ### or ####.`);
    if (level > last + 1)
      throw new Error(
        `“${plain(heading)}” is a heading of level ${level} under one of level ${last}: give it one # less.`,
      );
    last = level;
  }
}

function blocksOf(node: HTMLElement, around: HtmlContext): PdfBlock[] {
  const stray = node.childNodes.find((child) => child instanceof TextNode && child.text.trim() !== '');
  if (stray)
    throw new Error(`The words “${stray.text.trim()}” stand in no paragraph: put an empty line around them.`);
  return elements(node).flatMap((part) => blockOf(part, around));
}

function blockOf(node: HTMLElement, around: HtmlContext): PdfBlock[] {
  switch (node.rawTagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [
        {
          kind: 'heading',
          level: Number(node.rawTagName[1]),
          ...(node.id && { id: node.id }),
          words: [plain(node)],
        },
      ];
    case 'p':
      return [{ kind: 'paragraph', words: inline(node, around) }];
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          ordered: node.rawTagName === 'ol',
          start: Number(node.getAttribute('start') ?? 1),
          items: elements(node).map((item) => itemOf(item, around)),
        },
      ];
    case 'table':
      return [tableOf(node, around)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(node, around) }];
    case 'pre':
      return [{ kind: 'code', text: node.text.trim() }];
    case 'figure':
      return figureOf(node, around);
    case 'svg':
      return [pictureOf(node, DRAWING_WIDTH)];
    case 'hr':
      return [{ kind: 'rule' }];
    // Scroll container of wide tables.
    case 'section':
    case 'div':
      return blocksOf(node, around);
    default:
      throw new Error(
        `A PDF cannot hold <${node.rawTagName}>: write it another way, or teach files/pdf/read-html.ts.`,
      );
  }
}

/** Longer tables may break over pages. */
const LONG_TABLE = 24;
/** Width of a drawing in points, alone and in a table row. */
const DRAWING_WIDTH = 380;
const CELL_WIDTH = 178;

/** `<figure data-draw="palette">` is a drawing of the brand guidelines; others contain their picture. */
function figureOf(node: HTMLElement, around: HtmlContext): PdfBlock[] {
  const drawn = node.getAttribute('data-draw');
  if (drawn) return drawing(drawn);
  const caption = elements(node).find(({ rawTagName }) => rawTagName === 'figcaption');
  if (!caption) throw new Error('A figure has no caption: say in a <figcaption> what it shows.');
  const words = inline(caption, around);
  caption.remove();
  const long = node.querySelectorAll('tr').length > LONG_TABLE;
  return [{ kind: 'figure', caption: words, blocks: blocksOf(node, around), long }];
}

/** An item is text, paragraphs, or text with a list. */
function itemOf(item: HTMLElement, around: HtmlContext): PdfBlock[] {
  const own = item.childNodes.filter((node) => !isBlock(node));
  const words = own.flatMap((node) => span(node, around));
  const line: PdfBlock[] = own.some((node) => node.text.trim() !== '') ? [{ kind: 'paragraph', words }] : [];
  return [...line, ...elements(item).flatMap((node) => (isBlock(node) ? blockOf(node, around) : []))];
}

const BLOCK_TAGS = new Set([
  'p',
  'ul',
  'ol',
  'table',
  'blockquote',
  'pre',
  'div',
  'section',
  'figure',
  'h3',
  'h4',
]);
const isBlock = (node: Node) => node instanceof HTMLElement && BLOCK_TAGS.has(node.rawTagName);

function tableOf(table: HTMLElement, around: HtmlContext): PdfTable {
  const rows = (part: string) =>
    table.querySelectorAll(`${part} > tr`).map((row) => elements(row).map((cell) => cellOf(cell, around)));
  const [head, body] = [rows('thead'), rows('tbody')];
  const inBody = table
    .querySelectorAll('tbody > tr')
    .map((row) => elements(row).map(({ rawTagName }) => rawTagName));
  const namedRows = inBody.length > 0 && inBody.every(([first]) => first === 'th');
  if (inBody.some((cells) => cells.slice(namedRows ? 1 : 0).includes('th')))
    throw new Error('A row of a table can be named by its first cell alone, and then every row has to be.');
  if (head.length === 0 && !namedRows)
    throw new Error('A table has neither a row of headings nor names for its rows: give it one of them.');
  const small = table.closest('figure') !== null;
  return { kind: 'table', head, body, columns: columnsOf([...head, ...body]), namedRows, small };
}

function cellOf(cell: HTMLElement, around: HtmlContext): PdfCell {
  const svg = cell.querySelector('svg');
  const right = cell.classList.contains('right');
  if (svg) return { words: [], right, picture: pictureOf(svg, CELL_WIDTH) };
  return { words: inline(cell, around), right };
}

/** Text columns follow their longest cell within limits; number columns are narrow. */
function columnsOf(rows: readonly PdfCell[][]): PdfTable['columns'] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, place) => {
    const cells = rows.flatMap((row) => row[place] ?? []);
    if (cells.some(({ picture }) => picture)) return { points: CELL_WIDTH + 10 };
    const longest = Math.max(...cells.map(({ words }) => wordsOf(words).length));
    const isNumbers = cells.some(({ right }) => right);
    return { share: isNumbers ? Math.max(8, Math.min(longest, 11)) : Math.max(10, Math.min(longest, 46)) };
  });
}

function wordsOf(words: readonly Inline[]): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      if (word.kind === 'break') return ' ';
      return word.kind === 'code' ? word.text : wordsOf(word.words);
    })
    .join('');
}

const inline = (node: HTMLElement, around: HtmlContext): Inline[] =>
  node.childNodes.flatMap((child) => span(child, around));

function span(node: Node, around: HtmlContext): Inline[] {
  if (node instanceof TextNode) return [node.text.replace(/[ \t\r\n]+/g, ' ')];
  if (!(node instanceof HTMLElement)) return [];
  const words = () => inline(node, around);
  switch (node.rawTagName) {
    case 'strong':
    case 'em':
      return [{ kind: node.rawTagName, words: words() }];
    case 'code':
      return [{ kind: 'code', text: node.text }];
    case 'a':
      return [linkOf(node.getAttribute('href') ?? '', words(), around)];
    case 'br':
      return [{ kind: 'break' }];
    case 'span':
      return words();
    case 'img':
      throw new Error(
        'A PDF cannot hold a picture from a file: draw it as an SVG in a <figure> with a caption and an aria-label.',
      );
    default:
      throw new Error(
        `A PDF cannot hold <${node.rawTagName}> in a line of words: write it another way, or teach files/pdf/read-html.ts.`,
      );
  }
}

function linkOf(href: string, words: Inline[], { site, anchors }: HtmlContext): Inline {
  if (!href.startsWith('#')) return { kind: 'link', href: new URL(href, site).href, words };
  const to = href.slice(1);
  if (!anchors.has(to))
    throw new Error(`A link leads to ${href}, and no heading of this text has that address.`);
  return { kind: 'jump', to, words };
}

const plain = (node: HTMLElement) => node.text.replace(/\s+/g, ' ').trim();
