// A list as it was read, the limits of a file, and what can be found in it.

/** The content of a cell. A CSV file has only text; a workbook tells numbers and days from text. */
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
const REFUSALS = [
  'too-big',
  'empty',
  'old-excel',
  'password',
  'binary-excel',
  'open-document',
  'numbers',
  'word',
  'pdf',
  'picture',
  'web-page',
  'archive',
  'binary',
  'bomb',
  'broken',
  'old-browser',
  'unclosed-quote',
  'too-many-rows',
  'too-many-columns',
  'no-headings',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Thrown while reading, and explained to the visitor. */
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

/** Under what it is listed, in this order: what stops an import first. */
export const GROUPS = [
  'columns',
  'names',
  'duplicates',
  'lins',
  'phones',
  'classes',
  'dates',
  'balances',
  'sexes',
  'formulas',
  'rows',
] as const;

export type Group = (typeof GROUPS)[number];

/** Each reason belongs to a group. */
export const REASONS = {
  'column-missing': 'columns',
  'column-twice': 'columns',
  'name-missing': 'names',
  'name-whole': 'names',
  'name-single': 'names',
  'name-odd': 'names',
  'name-letters-lost': 'names',
  'name-long': 'names',
  'duplicate-row': 'duplicates',
  'duplicate-lin': 'duplicates',
  'duplicate-name': 'duplicates',
  'lin-missing': 'lins',
  'lin-note': 'lins',
  'lin-written': 'lins',
  'lin-digits-lost': 'lins',
  'lin-wrong': 'lins',
  'phone-missing': 'phones',
  'phone-zero-lost': 'phones',
  'phone-letters': 'phones',
  'phone-several': 'phones',
  'phone-digits-lost': 'phones',
  'phone-wrong': 'phones',
  'class-missing': 'classes',
  'class-from-sheet': 'classes',
  'class-spelled': 'classes',
  'class-with-stream': 'classes',
  'class-number': 'classes',
  'class-unknown': 'classes',
  'stream-spelled': 'classes',
  'date-written': 'dates',
  'date-number': 'dates',
  'date-short-year': 'dates',
  'date-month-first': 'dates',
  'date-either': 'dates',
  'date-swapped': 'dates',
  'date-age': 'dates',
  'date-wrong': 'dates',
  'balance-text': 'balances',
  'balance-words': 'balances',
  'balance-cents': 'balances',
  'balance-wrong': 'balances',
  'sex-written': 'sexes',
  'sex-wrong': 'sexes',
  'formula-result': 'formulas',
  'formula-text': 'formulas',
  'row-headings': 'rows',
  'row-total': 'rows',
} as const satisfies Record<string, Group>;

export type Reason = keyof typeof REASONS;

/**
 * `mended`: the cleaned file has it right. `look`: a person has to decide; what cannot be told stays as it was. `note`:
 * good to know, and in nobody's way.
 */
export type Outcome = 'mended' | 'look' | 'note';

/** What became of one cell. */
export type Verdict = {
  /** What goes into the cleaned file. */
  value: string;
  /** Nothing to say without one. */
  reason?: Reason;
  /** Mended, unless this says otherwise. */
  outcome?: Exclude<Outcome, 'mended'>;
  /** What it probably should be, where the cleaned file does not say so already. */
  perhaps?: string;
};

export type Finding = {
  reason: Reason;
  /** Empty for a file without sheets. */
  sheet: string;
  /** 0 for what is about a whole sheet. */
  row: number;
  /** The heading as the list has it. */
  column: string;
  found: string;
  /** What the cleaned file says instead, or what it probably should be. */
  mend: string;
  outcome: Outcome;
};

/** Why there is no result: the file, or the checker itself. */
export const FAILURES = [...REFUSALS, 'too-slow', 'not-loaded'] as const;
export type Failure = (typeof FAILURES)[number];
