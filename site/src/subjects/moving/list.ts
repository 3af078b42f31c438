// A list as it was read from a file, before anything is made of it.

/** What stands in a cell. A CSV file holds only text; a workbook knows numbers and days from text. */
export type Cell = string | number | boolean | Date | null;

export type ListRow = {
  /** As the spreadsheet counts them: the first is 1. */
  at: number;
  cells: readonly Cell[];
};

export type Sheet = {
  /** Empty for a file without sheets. */
  name: string;
  rows: readonly ListRow[];
  /** Cells that a formula fills, as far as they are listed: `D5`. */
  formulas: readonly string[];
};

/** What is worth saying about the file as a whole. */
export type FileNote =
  | { note: 'formulas'; count: number }
  | { note: 'macros' | 'links' | 'not-utf8' | 'utf16' }
  | { note: 'hidden-sheets' | 'empty-sheets'; names: readonly string[] };

export type ReadList = { sheets: readonly Sheet[]; notes: readonly FileNote[] };

/** Why a file is not read. */
export type Refusal =
  | 'too-big'
  | 'empty'
  | 'old-excel'
  | 'password'
  | 'binary-excel'
  | 'open-document'
  | 'numbers'
  | 'word'
  | 'pdf'
  | 'picture'
  | 'web-page'
  | 'archive'
  | 'binary'
  | 'bomb'
  | 'broken'
  | 'old-browser'
  | 'unclosed-quote'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'no-headings';

/** Thrown while reading, and explained to whoever chose the file. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** More than a school's list, and less than what stops an old phone. */
export const limits = {
  fileBytes: 20_000_000,
  /** Of a workbook, unpacked. */
  unpackedBytes: 120_000_000,
  rows: 30_000,
  columns: 200,
  sheets: 40,
  /** The longest text in one cell that is kept. */
  cellCharacters: 2_000,
} as const;

/** Spaces that are not one plain space between two words. */
const UNTIDY = /^\s|\s$|\s\s|[^\S ]|[\u200b-\u200d\ufeff]/;

/** A cell as text on one line: what people see of it. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  const text = String(cell);
  // Nearly every cell: nothing to put right, and much quicker to see than to do.
  if (text.length <= limits.cellCharacters && !UNTIDY.test(text)) return text;
  return text
    .slice(0, limits.cellCharacters)
    .replace(/[\s\u00a0\u200b-\u200d\ufeff]+/g, ' ')
    .trim();
}
