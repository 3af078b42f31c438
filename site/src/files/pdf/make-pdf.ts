// Makes PDF files at build, from HTML that Markdown became: documents, papers, reports, guidelines, the board paper.
//
//   const { bytes, pages, size } = await makePdf({
//     title: 'Security whitepaper', kind: 'Whitepaper', description: '…', date: '2026-11-02',
//     path: '/documents/security-whitepaper',   // the page on which the same text can be read
//     source: 'content/documents/security-whitepaper.md',   // named when the text holds what a file cannot
//     html: readText(entry).html,               // h2 to h4, p, lists, tables, quotes, figures; links may be relative
//     book: true,                               // optional: chapters on pages of their own
//   });
//
// An endpoint (`pages/[...file].pdf.ts`) returns `bytes`; a page that links to the file calls makePdf with the
// same facts and shows `size` and `pages`, which are then true. Both calls cost one rendering: what was made once is
// kept in memory, and on disk under a key made of the facts and of all that makes files of them.
//
// `read-html.ts` reads the HTML, `document.typ` says how it looks, Typst sets and tags it (`typst.ts`), and `finish.ts`
// adds what is missing to PDF/UA-1. The same facts give the same bytes on every machine.
import { hash } from 'node:crypto';
import { version as typst } from '@myriaddreamin/typst-ts-web-compiler/package.json';
import tokens from '~/styles/tokens.css?raw';
import { dependencies } from '../../../package.json';
import { organisation } from '../../facts/organisation.ts';
import { previewMark } from '../../facts/preview.ts';
import { formatDate, type IsoDay } from '../../lib/dates.ts';
import { formatSize } from '../../lib/format-text.ts';
import { MARK, weave } from '../../lib/weave.ts';
import { cached } from '../disk-cache.ts';
import template from './document.typ?raw';
import type { PdfBlock } from './parts.ts';
import { colours, coverWeave } from './pdf-colours.ts';
import { readHtml } from './read-html.ts';
import { faces, missingIn, setPdf } from './typst.ts';

export type PdfFacts = {
  title: string;
  /** Kind: "Policy", "Whitepaper", "Report". Shown above the title. */
  kind: string;
  description: string;
  date: IsoDay;
  /** Address of the same text as a page. Also the seed of the cover. */
  path: string;
  /** Source file or folder in `site/src`. */
  source: string;
  html: string;
  contents?: false;
  /** Chapters start on new pages, with running heads and a table of contents. */
  book?: boolean;
};

export type Pdf = { bytes: Uint8Array; pages: number /** "48 KB" */; size: string };

const SITE = import.meta.env.SITE ?? 'https://tred.example';

/** It exports no version of its own. */
const { '@cantoo/pdf-lib': pdfLib } = dependencies;
const code = import.meta.glob<string>('./*.{ts,typ}', { eager: true, query: '?raw', import: 'default' });
const setIn = hash('sha256', faces.join(), 'hex');
const maker = () =>
  JSON.stringify([
    typst,
    pdfLib,
    setIn,
    code,
    tokens,
    organisation.name,
    organisation.legalName,
    previewMark(),
    SITE,
  ]);

const made = new Map<string, Promise<Pdf>>();

export function makePdf(facts: PdfFacts): Promise<Pdf> {
  const text = JSON.stringify(facts);
  const known = made.get(text) ?? cachedOrNew(facts, text);
  made.set(text, known);
  return known;
}

export type PdfLink = {
  href: string;
  /** "PDF", "4 pages", "30 KB", "2 November 2026". */
  facts: [kind: string, pages: string, size: string, date: string];
};

/** Makes the file to know its pages and size. */
export async function pdfLink(facts: PdfFacts, href: string): Promise<PdfLink> {
  const { pages, size } = await makePdf(facts);
  return { href, facts: ['PDF', `${pages} pages`, size, formatDate(facts.date)] };
}

export async function sendPdf(facts: PdfFacts): Promise<Response> {
  const { bytes } = await makePdf(facts);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } });
}

async function cachedOrNew(facts: PdfFacts, text: string): Promise<Pdf> {
  const packed = await cached('pdf', [maker(), text], () => render(facts));
  // The page count is cached before the bytes.
  const pages = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  const bytes = packed.subarray(COUNT);
  return { bytes, pages, size: formatSize(bytes.byteLength) };
}

const COUNT = 4;

async function render(facts: PdfFacts): Promise<Uint8Array> {
  try {
    const blocks = readHtml(facts.html, SITE);
    const all = JSON.stringify({ ...cover(facts), blocks });
    const [missing] = missingIn(all);
    if (missing) throw new Error(`The typeface of files has no “${missing}”: write it in words.`);
    const files = { '/facts.json': all };
    const { bytes, pages } = await setPdf({ main: template, files, namedRows: namedRows(blocks) });
    const count = Buffer.alloc(COUNT);
    count.writeUInt32BE(pages);
    return Buffer.concat([count, bytes]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No PDF can be made of ${facts.source} (“${facts.title}”). ${reason}`, {
      cause: error,
    });
  }
}

/** For each table, whether the first cell of a row is its header. */
function namedRows(blocks: readonly PdfBlock[]): boolean[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return [block.namedRows];
    if (block.kind === 'list') return block.items.flatMap(namedRows);
    return block.kind === 'quote' || block.kind === 'figure' ? namedRows(block.blocks) : [];
  });
}

/** Contents only for texts with several chapters. */
const FEWEST_CHAPTERS = 3;
/** Width of the cover pattern in bars; A4 in points. */
const BAND = { columns: 50, rows: 16 };
const PAPER_WIDTH = 595.28;

function cover({ title, kind, description, date, path, contents, book = false, html }: PdfFacts) {
  const band = weave(path, BAND.columns, BAND.rows);
  const strokes = band.paths.map((path, tone) =>
    path ? `<path d="${path}" fill="none" stroke="${coverWeave[tone]}" stroke-width="4.5"/>` : '',
  );
  const bars = `<path d="${MARK.bars}" fill="${colours.onDeep}"/><path d="${MARK.step}" fill="${colours.accent}"/>`;
  return {
    title,
    kind,
    sample: previewMark() ?? '',
    description,
    date,
    day: formatDate(date),
    author: organisation.legalName,
    brand: organisation.name,
    address: new URL(path, SITE).href,
    book,
    contents: contents !== false && (html.match(/<h2\b/g)?.length ?? 0) >= FEWEST_CHAPTERS,
    colours,
    weave: svg(band.width, band.height, strokes.join('')),
    weaveHeight: (PAPER_WIDTH / band.width) * band.height,
    mark: svg(MARK.size, MARK.size, bars),
  };
}

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
