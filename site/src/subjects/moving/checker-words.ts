// What the checker says. The words are the page's; here stands which there must be.
import type { Group, Outcome, Reason } from './check/findings.ts';
import type { FileNote, Refusal } from './list.ts';

/** Why there is no result: the file, or the checker itself. */
export type Failure = Refusal | 'too-slow' | 'not-loaded';

export type CheckerWords = {
  choose: string;
  accepts: string;
  promise: string;
  reading: string;
  another: string;
  /** For whoever has no list at hand. */
  tryOne: string;
  example: { name: string; text: string };
  /** Whom to ask when it does not work. */
  asks: { email: string; phone: string };
  withoutScript: string;
  withoutScriptOr: string;
  rows: string;
  ready: string;
  mended: string;
  look: string;
  cleaned: string;
  cleanedFile: string;
  cleanedNote: string;
  list: string;
  listFile: string;
  columns: string;
  recognised: string;
  leftAlone: string;
  sheets: string;
  remarks: string;
  clean: string;
  /** Of the file of findings: sheet, row, column, found, mend, why. */
  headings: readonly string[];
  row: string;
  column: string;
  found: string;
  mend: string;
  why: string;
  empty: string;
  /** Where a finding is about no single row. */
  wholeSheet: string;
  more: string;
  further: string;
  outcomes: Record<Outcome, string>;
  groups: Record<Group, string>;
  reasons: Record<Reason, string>;
  notes: Record<FileNote['note'], string>;
  refusals: Record<Failure, { title: string; text: string }>;
};
