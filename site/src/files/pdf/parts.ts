// HTML parts of PDFs, and the data that document.typ reads.
import { escapeHtml } from '~/lib/text';

export const chapter = (title: string, inside: string) => `<h2>${escapeHtml(title)}</h2>${inside}`;

export const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

export const bullets = (points: readonly string[]) =>
  points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '';

/** Cells are HTML. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
  const head = columns.map((name) => `<th>${escapeHtml(name)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

/** The drawings that the brand guidelines may ask for. */
export const DRAWING_NAMES = ['logos', 'room', 'palette', 'type', 'weave'] as const;
export type PdfDrawingName = (typeof DRAWING_NAMES)[number];

export type Inline =
  | string
  | { kind: 'strong' | 'em'; words: Inline[] }
  | { kind: 'code'; text: string }
  /** Internal link. */
  | { kind: 'jump'; to: string; words: Inline[] }
  | { kind: 'link'; href: string; words: Inline[] }
  | { kind: 'break' };

/** A drawing; `alt` is empty if the text says the same. `width` is in points. */
export type Picture = { kind: 'picture'; svg: string; width: number; alt: string | null };

export type PdfCell = { words: Inline[]; right: boolean; picture?: Picture };

export type PdfTable = {
  kind: 'table';
  head: PdfCell[][];
  body: PdfCell[][];
  /** Column width: a share, or points for drawings. */
  columns: ({ share: number } | { points: number })[];
  namedRows: boolean;
  /** In a figure: smaller. */
  small: boolean;
};

export type PdfBlock =
  | { kind: 'heading'; level: number; id?: string; words: Inline[] }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: PdfBlock[][] }
  | { kind: 'quote'; blocks: PdfBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'figure'; caption: Inline[]; blocks: PdfBlock[] /** May go on overleaf. */; long: boolean }
  | { kind: 'rule' }
  | Picture
  | PdfTable;
