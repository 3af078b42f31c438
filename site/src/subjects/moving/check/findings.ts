// What the checker may find, by name. The words for each are the page's.

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
