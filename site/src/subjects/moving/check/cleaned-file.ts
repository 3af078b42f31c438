// The list after mending, and the list of what was found, as CSV that no spreadsheet runs.
import { writeCsv } from 'hucre/csv';
import { type Learner, learnerColumns } from './check-sheet.ts';
import type { Finding } from './findings.ts';

/** A number to call, or an amount: they begin with a sign and are no formula. */
const HARMLESS = /^(?:\+\d{1,3}(?: \d+)*|-\d+)$/;

/**
 * Text that stays text: an apostrophe, which spreadsheets do not show, before what begins like a formula, also where a
 * spreadsheet that separates by semicolons or tabs would see a cell begin.
 */
export function safe(text: string): string {
  if (HARMLESS.test(text)) return text;
  return text.replace(/(^|[;\t\r\n|]\s*)(?=[=+\-@＝＋－＠])/g, "$1'");
}

/** With the mark that makes spreadsheets read it as UTF-8. */
const csv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(
    rows.map((row) => row.map(safe)),
    { bom: true, lineSeparator: '\r\n' },
  );

/** In the order of the template; then what the import leaves alone, as it was. */
export function cleanedFile(learners: readonly Learner[]): string {
  const used = new Set<string>();
  for (const { values } of learners) for (const name in values) used.add(name);
  const columns = learnerColumns.filter((name) => used.has(name));
  const headings = new Set<string>();
  for (const learner of learners) for (const heading of learner.others.keys()) headings.add(heading);
  const others = [...headings];
  return csv([
    [...columns, ...others],
    ...learners.map((learner) => [
      ...columns.map((name) => learner.values[name] ?? ''),
      ...others.map((heading) => learner.others.get(heading) ?? ''),
    ]),
  ]);
}

/** `saying` gives the words for a finding. */
export function findingsFile(
  findings: readonly Finding[],
  headings: readonly string[],
  saying: (finding: Finding) => string,
): string {
  return csv([
    headings,
    ...findings.map((finding) => [
      finding.sheet,
      finding.row === 0 ? '' : String(finding.row),
      finding.column,
      finding.found,
      finding.mend,
      saying(finding),
    ]),
  ]);
}
