// HTML parts of PDFs.
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
