// Makes the import templates as CSV and workbooks from the tables of the contract, so that they match the import.

import { writeCsv } from 'hucre/csv';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { GeneratedFiles } from '~/files/file-route';
import { formatSize } from '~/lib/format-text';
import { untilContentChanges } from '~/readers/content';
import { SEXES } from './rules';
import { type ImportColumn, type ImportTable, importTables } from './tables';
import { moving, type WorkbookWords } from './words.ts';

export type TemplateFile = { label: string; href: string; size: string };

export type Template = {
  name: string;
  title: string;
  text: string;
  /** Columns that no earlier template has. */
  columns: readonly { name: string; needed: boolean; text: string; example: string }[];
  /** Names of columns that an earlier template explains. */
  explained: readonly string[];
  files: readonly TemplateFile[];
};

const ALL = 'moving-in.xlsx';

/** A workbook records its date of change; a fixed date keeps builds reproducible. */
const MADE = new Date(Date.UTC(2000, 0, 1));

const LAST_ROW = 5_000;

const letter = (at: number) => String.fromCharCode(65 + at);

/** Text format, so that no spreadsheet changes 0772 or a LIN; amounts stay numbers. */
const formatOf = ({ kind }: ImportColumn) => (kind === 'amount' ? '0' : '@');

const widthOf = ({ name, examples }: ImportColumn) =>
  Math.max(12, name.length + 4, ...examples.map(({ length }) => length + 4));

function sheetOf(table: ImportTable): WriteSheet {
  const columns: readonly ImportColumn[] = table.columns;
  const sexAt = columns.findIndex(({ kind }) => kind === 'sex');
  return {
    name: table.title,
    columns: columns.map((column) => ({ width: widthOf(column), style: { numFmt: formatOf(column) } })),
    rows: [columns.map(({ name }) => name)],
    cells: new Map(
      columns.map(({ name, needed }, at) => [
        `0,${at}`,
        { value: name, type: 'string' as const, style: { font: { bold: true, underline: needed } } },
      ]),
    ),
    freezePane: { rows: 1 },
    dataValidations:
      sexAt < 0
        ? []
        : [
            {
              type: 'list',
              values: [...SEXES],
              allowBlank: true,
              range: `${letter(sexAt)}2:${letter(sexAt)}${LAST_ROW}`,
            },
          ],
  };
}

/** Instructions for each column, on a separate sheet: the import would read an example among the rows. */
function guideOf(tables: readonly ImportTable[], words: WorkbookWords): WriteSheet {
  const { sheet, headings, needed, optional } = words;
  return {
    name: sheet,
    columns: [{ width: 28 }, { width: 12 }, { width: 70 }, { width: 24, style: { numFmt: '@' } }],
    rows: [
      [...headings],
      ...tables.flatMap((table) =>
        (table.columns as readonly ImportColumn[]).map((column) => [
          tables.length > 1 ? `${table.title}: ${column.name}` : column.name,
          column.needed ? needed : optional,
          column.text,
          column.examples[0],
        ]),
      ),
    ],
    cells: new Map(
      headings.map((value, at) => [
        `0,${at}`,
        { value, type: 'string' as const, style: { font: { bold: true } } },
      ]),
    ),
    freezePane: { rows: 1 },
  };
}

const workbook = (tables: readonly ImportTable[], words: WorkbookWords) =>
  writeXlsx({
    sheets: [...tables.map(sheetOf), guideOf(tables, words)],
    properties: { created: MADE, modified: MADE },
  });

export async function templates(words: WorkbookWords, folder: string) {
  const files: GeneratedFiles = {};
  const add = (file: string, label: string, content: string | Uint8Array): TemplateFile => {
    files[file] = content;
    return { label, href: `${folder}/${file}`, size: formatSize(Buffer.byteLength(content)) };
  };
  const list: Template[] = [];
  const known = new Set<string>();
  for (const table of importTables) {
    const columns: readonly ImportColumn[] = table.columns;
    list.push({
      name: table.name,
      title: table.title,
      text: table.text,
      columns: columns
        .filter(({ name }) => !known.has(name))
        .map(({ name, needed, text, examples: [example] }) => ({ name, needed, text, example })),
      explained: columns.map(({ name }) => name).filter((name) => known.has(name)),
      files: [
        add(`${table.name}.xlsx`, 'Excel', await workbook([table], words)),
        add(`${table.name}.csv`, 'CSV', `${writeCsv([columns.map(({ name }) => name)], { bom: true })}\r\n`),
      ],
    });
    for (const { name } of columns) known.add(name);
  }
  const all = add(ALL, 'Excel', await workbook(importTables, words));
  return { files, list, all };
}

export const templateFiles = untilContentChanges(() => templates(moving.workbook, '/moving'));
