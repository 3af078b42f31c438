// Makes PDF files at build, from HTML that Markdown became: documents, papers, reports, guidelines.
//
//   const { bytes, pages, size } = await makePdf({
//     title: 'Security whitepaper', kind: 'Whitepaper', description: '…', date: '2026-11-02',
//     path: '/documents/security-whitepaper',   // the page on which the same text can be read
//     html: readText(entry).html,               // h2, h3, p, lists, tables, quotes, code; links may be relative
//     book: true,                               // optional: chapters on pages of their own, contents with page numbers
//   });
//
// An endpoint (`pages/documents/[slug].pdf.ts`) returns `bytes`; a page that links to the file calls makePdf with the
// same facts and shows `size` and `pages`, which are then true. Both calls cost one rendering: what was made once is
// kept in memory, and on disk under a key made of the facts and of the code in this folder.
//
// The files carry title, author, subject, language, bookmarks and page numbers, their text can be selected, and the
// same facts always give the same bytes. They have no structure tags: who reads with a screen reader is better
// served by the page, whose address stands on the cover.
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { version } from '@react-pdf/renderer/package.json';
import fontData from '~/assets/bricolage-bold.ttf?inline';
import tokens from '~/styles/tokens.css?raw';
import { organisation } from '../../facts/organisation.ts';
import { formatSize } from '../../lib/file-size.ts';
import { kept } from '../kept.ts';
import { type PdfFacts, pdfDocument } from './PdfDocument.tsx';

export type Pdf = { bytes: Uint8Array; pages: number /** "48 KB" */; size: string };

const SITE = import.meta.env.SITE ?? 'https://tred.example';

/** Part of the key: a change to how files are made makes them anew. */
const code = import.meta.glob<string>('./*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const maker = JSON.stringify([
  version,
  code,
  tokens,
  fontData.length,
  organisation.name,
  organisation.legalName,
  SITE,
]);

const made = new Map<string, Promise<Pdf>>();

export function makePdf(facts: PdfFacts): Promise<Pdf> {
  const text = JSON.stringify(facts);
  const known = made.get(text) ?? keptOrNew(facts, text);
  made.set(text, known);
  return known;
}

async function keptOrNew(facts: PdfFacts, text: string): Promise<Pdf> {
  const bytes = await kept('pdf', [maker, text], () => render(facts));
  return { bytes, pages: countPages(bytes), size: formatSize(bytes.byteLength) };
}

Font.register({ family: 'Bricolage', src: fontData, fontWeight: 700 });
// A word that is broken at a line's end cannot be found by a search.
Font.registerHyphenationCallback((word) => [word]);

async function render(facts: PdfFacts): Promise<Uint8Array> {
  const author = facts.author ?? organisation.legalName;
  const starts = new Map<string, number>();
  const all = { ...facts, author, brand: organisation.name, site: SITE, starts };
  // Where a book's chapters start is known once it has been laid out.
  if (facts.book) await renderToBuffer(pdfDocument(all));
  return renderToBuffer(pdfDocument(all));
}

/** The page tree says how many pages there are; its numbers are not compressed. */
function countPages(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1] ?? 0);
}
