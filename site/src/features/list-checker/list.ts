// Types of a parsed list, the limits of a file, and the kinds of findings.

export type Cell = string | number | boolean | Date | null;

export type ListRow = {
  /** Row number as in the spreadsheet: the first is 1. */
  at: number;
  cells: readonly Cell[];
};

export type Sheet = {
  /** Empty for a file without sheets. */
  name: string;
  rows: readonly ListRow[];
  /** Cells with a formula, such as `D5`, up to a limit. */
  formulas: readonly string[];
};

/** Notes about the whole file. */
export type FileNote =
  | { note: 'formulas'; count: number }
  | { note: 'macros' | 'links' | 'not-utf8' | 'utf16' }
  | { note: 'hidden-sheets' | 'empty-sheets'; names: readonly string[] };

export type ReadList = { sheets: readonly Sheet[]; notes: readonly FileNote[] };

const REFUSALS = [
  'too-big',
  'empty',
  'password',
  'numbers',
  'word',
  'pdf',
  'picture',
  'web-page',
  'archive',
  'binary',
  'bomb',
  'broken',
  'unclosed-quote',
  'too-many-rows',
  'too-many-columns',
  'no-headings',
] as const;
export type FileRefusal = (typeof REFUSALS)[number];

/** Thrown while parsing; the page explains it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** More than the list of any school, less than an old phone can handle. */
export const limits = {
  fileBytes: 20_000_000,
  /** Uncompressed size of a workbook. */
  unpackedBytes: 120_000_000,
  rows: 30_000,
  columns: 200,
  sheets: 40,
  cellCharacters: 2_000,
} as const;

const EXTRA_SPACE = /^\s|\s$|\s\s|[^\S ]|[\u200b-\u200d\ufeff]/;

export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  const text = String(cell);
  // Fast path for most cells, which need no change.
  if (text.length <= limits.cellCharacters && !EXTRA_SPACE.test(text)) return text;
  return text
    .slice(0, limits.cellCharacters)
    .replace(/[\s\u00a0\u200b-\u200d\ufeff]+/g, ' ')
    .trim();
}

/** Groups of findings in the order of the report: those that stop an import first. */
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

export const REASONS = {
  'column-missing': 'columns',
  'class-not-listed': 'columns',
  'column-twice': 'columns',
  'name-missing': 'names',
  'name-whole': 'names',
  'name-single': 'names',
  'name-two': 'names',
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
  'stream-short': 'classes',
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

/** `fixed`: corrected in the cleaned file. `look`: a person decides, the value stays. `note`: information only. */
export type Outcome = 'fixed' | 'look' | 'note';

export type Verdict = {
  /** Value in the cleaned file. */
  value: string;
  /** No finding without a reason. */
  reason?: Reason;
  /** Default: fixed. */
  outcome?: Exclude<Outcome, 'fixed'>;
  /** A suggestion, if the cleaned file keeps the old value. */
  perhaps?: string;
};

export type Finding = {
  reason: Reason;
  /** Empty for a file without sheets. */
  sheet: string;
  /** 0 for a finding about a whole sheet. */
  row: number;
  column: string;
  found: string;
  fix: string;
  outcome: Outcome;
};

/** A learner who is listed once, though the list has one of the same name. */
export const KEPT = 'kept';

/**
 * A value that the visitor typed for a cell, with a line for each child if it names two. Without a column, the row is left out
 * or `KEPT`. In row 0, `column` is one of the import and `value` the index of the list's.
 */
export type Edit = Pick<Finding, 'sheet' | 'row' | 'column'> & { value: string };

export const cellKey = ({ sheet, row, column }: Pick<Finding, 'sheet' | 'row' | 'column'>) =>
  `${row} ${sheet} ${column}`;

/** Why there is no result: the file was refused or the checker failed. */
export const FAILURES = [...REFUSALS, 'too-slow', 'not-loaded'] as const;
export type Failure = (typeof FAILURES)[number];
