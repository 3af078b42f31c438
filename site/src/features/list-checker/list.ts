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
};

/** Notes about the whole file. */
export type FileNote =
  | { note: 'formulas'; count: number }
  | { note: 'not-utf8' }
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
  'column-twice': 'columns',
  'class-from-sheet': 'columns',
  'name-missing': 'names',
  'name-whole': 'names',
  'name-odd': 'names',
  'duplicate-row': 'duplicates',
  'duplicate-lin': 'duplicates',
  'duplicate-name': 'duplicates',
  'lin-missing': 'lins',
  'lin-written': 'lins',
  'phone-written': 'phones',
  'phone-several': 'phones',
  'phone-wrong': 'phones',
  'class-written': 'classes',
  'class-with-stream': 'classes',
  'class-wrong': 'classes',
  'date-written': 'dates',
  'date-either': 'dates',
  'date-wrong': 'dates',
  'balance-written': 'balances',
  'balance-wrong': 'balances',
  'sex-written': 'sexes',
  'formula-text': 'formulas',
  'row-left-out': 'rows',
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

/** Why there is no result: the file was refused or the checker failed. */
export const FAILURES = [...REFUSALS, 'too-slow', 'not-loaded'] as const;
export type Failure = (typeof FAILURES)[number];
