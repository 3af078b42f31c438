// Submissions as CSV that spreadsheets open as text: nothing a visitor typed can become a formula.

import { findForm, forms } from '@tred/contract/registry';
import type { Entry } from '../store/inbox.ts';

/** A cell that starts like a formula gets an apostrophe, which spreadsheets do not show. */
function cell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const row = (cells: readonly unknown[]) => `${cells.map(cell).join(',')}\r\n`;

/** The fields of one form, or of all of them, each name once. */
function fieldNames(form: string | undefined): string[] {
  const chosen = form ? [findForm(form)].filter((found) => found !== undefined) : forms;
  return [...new Set(chosen.flatMap(({ fields }) => fields.map(({ name }) => name)))];
}

export async function* toCsv(items: AsyncIterable<Entry>, form: string | undefined): AsyncGenerator<string> {
  const names = fieldNames(form);
  // The mark that makes spreadsheets read it as UTF-8.
  yield `\uFEFF${row(['reference', 'form', 'received', 'status', 'spam', 'place', ...names])}`;
  for await (const { reference, form: id, createdAt, status, spam, place, values } of items) {
    const received = new Date(createdAt).toISOString();
    yield row([reference, id, received, status, spam, place, ...names.map((name) => values[name])]);
  }
}

export async function* toJson(items: AsyncIterable<Entry>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { createdAt, ...item } of items) {
    yield separator + JSON.stringify({ ...item, received: new Date(createdAt).toISOString() });
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
