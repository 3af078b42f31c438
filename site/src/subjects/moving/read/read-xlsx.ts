// Reads the rows of a workbook, all its visible sheets, and nothing that it would like to do: formulas, macros and links
// are noted and left alone.
import { streamXlsxRows } from 'hucre/xlsx';
import {
  type Cell,
  type FileNote,
  type ListRow,
  limits,
  type ReadList,
  Refused,
  type Sheet,
} from '../list.ts';
import { formulasIn, type SheetPart, sheetParts } from './workbook-parts.ts';
import { type ZipPart, zipDirectory } from './zip-directory.ts';

export async function readXlsx(bytes: Uint8Array): Promise<ReadList> {
  const parts = zipDirectory(bytes);
  refuseOthers(parts);
  if (typeof DecompressionStream === 'undefined') throw new Refused('old-browser');
  const all = await sheetParts(bytes, parts);
  if (all.length === 0) throw new Refused('broken');
  const sheets: Sheet[] = [];
  const empty: string[] = [];
  let formulas = 0;
  let rows = 0;
  for (const [index, part] of all.slice(0, limits.sheets).entries()) {
    if (part.hidden) continue;
    const sheet = { name: part.name, rows: await rowsOf(bytes, index, rows) };
    rows += sheet.rows.length;
    if (sheet.rows.length === 0) {
      empty.push(part.name);
      continue;
    }
    const found = await formulasIn(bytes, part.part);
    formulas += found.count;
    sheets.push({ ...sheet, formulas: found.cells });
  }
  if (sheets.length === 0) throw new Refused('empty');
  return {
    sheets,
    notes: [
      ...notesOn(parts, all, empty),
      ...(formulas > 0 ? [{ note: 'formulas', count: formulas } as const] : []),
    ],
  };
}

/** Other things that are ZIP files too. */
function refuseOthers(parts: readonly ZipPart[]): void {
  const has = (name: RegExp) => parts.some((part) => name.test(part.name));
  if (has(/^xl\/workbook\.xml$/i)) return;
  if (has(/^xl\/workbook\.bin$/i)) throw new Refused('binary-excel');
  if (has(/^word\//)) throw new Refused('word');
  if (has(/^Index\/.*\.iwa$/)) throw new Refused('numbers');
  if (has(/^content\.xml$/)) throw new Refused('open-document');
  throw new Refused('archive');
}

async function rowsOf(bytes: Uint8Array, sheet: number, before: number): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const cells = filled(values as readonly Cell[]);
      if (cells.length === 0) continue;
      rows.push({ at: index + 1, cells });
      if (before + rows.length > limits.rows) throw new Refused('too-many-rows');
    }
  } catch (fault) {
    if (fault instanceof Refused) throw fault;
    // The reader's own words are for programmers; what it says of a size is a bomb that lied about it.
    throw new Refused(/zip bomb/.test(String(fault)) ? 'bomb' : 'broken');
  }
  return rows;
}

/** Up to the last cell that holds something: a format reaches to the edge of the sheet. */
function filled(values: readonly Cell[]): Cell[] {
  let length = values.length;
  while (length > 0 && (values[length - 1] === null || values[length - 1] === '')) length -= 1;
  if (length > limits.columns) throw new Refused('too-many-columns');
  return values
    .slice(0, length)
    .map((value) => (typeof value === 'string' ? value.slice(0, limits.cellCharacters) : value));
}

function notesOn(
  parts: readonly ZipPart[],
  sheets: readonly SheetPart[],
  empty: readonly string[],
): FileNote[] {
  const hidden = sheets.filter((sheet) => sheet.hidden).map(({ name }) => name);
  return [
    ...(parts.some(({ name }) => /vbaProject\.bin$/i.test(name)) ? [{ note: 'macros' } as const] : []),
    ...(parts.some(({ name }) => name.startsWith('xl/externalLinks/')) ? [{ note: 'links' } as const] : []),
    ...(hidden.length > 0 ? [{ note: 'hidden-sheets', names: hidden } as const] : []),
    ...(empty.length > 0 ? [{ note: 'empty-sheets', names: empty } as const] : []),
  ];
}
