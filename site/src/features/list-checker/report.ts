// The report of a check: findings by group, and the cleaned list and findings as CSV without formulas.

import { writeCsv } from 'hucre/csv';
import type { IsoDay } from '~/lib/dates';
import {
  type CheckedSheet,
  checkSheet,
  type FoundColumn,
  findDuplicates,
  findHeadings,
  isRowNumber,
  type ListedLearner,
  learnerColumns,
  oneSpellingEach,
} from './check.ts';
import { schoolClass } from './fixes.ts';
import {
  type FileNote,
  type Finding,
  GROUPS,
  type Group,
  type Outcome,
  REASONS,
  type ReadList,
  type Reason,
  RefusedFile,
} from './list.ts';
import { classListColumns } from './tables';

/** A phone number or an amount: it starts with a sign but is no formula. */
const HARMLESS = /^(?:\+\d{1,3}(?: \d+)*|-\d+)$/;

/** Puts an apostrophe, which spreadsheets hide, before text that they could run, also after a semicolon or tab. */
export function safe(text: string): string {
  if (HARMLESS.test(text)) return text;
  return text.replace(/(^|[;\t\r\n|]\s*)(?=[=+\-@＝＋－＠])/g, "$1'");
}

/** The byte order mark makes spreadsheets read UTF-8. */
const csv = (rows: readonly (readonly string[])[]): string =>
  writeCsv(
    rows.map((row) => row.map(safe)),
    { bom: true, lineSeparator: '\r\n' },
  );

/** In the order of the template, then the columns that the import ignores. */
function cleanedFile(learners: readonly ListedLearner[]): string {
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

/** `saying` gives the text of a finding. */
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
      finding.fix,
      saying(finding),
    ]),
  ]);
}

export type CheckedList = {
  rows: number;
  /** Learners without findings that need a person. */
  ready: number;
  sheets: readonly { name: string; rows: number }[];
  columns: readonly FoundColumn[];
  notes: readonly FileNote[];
  findings: readonly Finding[];
  groups: readonly GroupSum[];
  cleaned: string;
};

export type GroupSum = { group: Group } & Record<Outcome, number>;

export function checkList({ sheets, notes }: ReadList, today: IsoDay): CheckedList {
  const checked: (CheckedSheet & { name: string; columns: readonly FoundColumn[] })[] = [];
  const findings: Finding[] = [];
  const unread: string[] = [];
  for (const sheet of sheets) {
    const headings = findHeadings(sheet);
    if (!headings) {
      unread.push(sheet.name);
      continue;
    }
    findings.push(...columnFindings(sheet.name, headings.columns));
    const result = checkSheet(sheet, headings, today);
    checked.push({ ...result, name: sheet.name, columns: headings.columns });
    for (const finding of result.findings) findings.push(finding);
  }
  if (checked.length === 0) throw new RefusedFile('no-headings');

  const learners = checked.flatMap((sheet) => sheet.learners);
  const spellings = oneSpellingEach(learners);
  const duplicates = findDuplicates(learners);
  const all = [...findings, ...spellings, ...duplicates.findings];
  const unique = learners.filter((learner) => !duplicates.needless.has(learner));
  const toLookAt = new Set(all.filter(({ outcome }) => outcome === 'look').map(rowKey));
  // Without a required column no learner of a sheet is ready.
  const stopped = new Set(all.filter(stopsAll).map(({ sheet }) => sheet));
  const isReady = (learner: ListedLearner) => !toLookAt.has(rowKey(learner)) && !stopped.has(learner.sheet);
  return {
    rows: learners.length,
    ready: unique.filter(isReady).length,
    sheets: checked.map(({ name, learners: { length } }) => ({ name, rows: length })),
    // Row numbers are not listed, because “Left alone: No” would read as a reply.
    columns: (checked[0]?.columns ?? []).filter(({ heading }) => !isRowNumber(heading)),
    notes: unread.length > 0 ? [...notes, { note: 'empty-sheets', names: unread }] : notes,
    findings: all,
    groups: sums(all),
    cleaned: cleanedFile(unique),
  };
}

const rowKey = ({ sheet, row }: { sheet: string; row: number }) => `${row} ${sheet}`;

/** The class can also be named when the list is imported. */
const stopsAll = ({ reason, outcome }: Finding) => reason === 'column-missing' && outcome === 'look';

function columnFindings(sheet: string, columns: readonly FoundColumn[]): Finding[] {
  const has = (name: string) => columns.some(({ means }) => means === name);
  const about = { sheet, row: 0, column: '' };
  const missing = classListColumns.filter(({ name, needed, kind }) => {
    if (!needed || has(name)) return false;
    return !(kind === 'name' && name !== 'guardian' && has('full_name'));
  });
  return [
    ...missing.map(({ name }): Finding => {
      const fromSheet = name === 'class' ? schoolClass(sheet)?.name : undefined;
      if (fromSheet)
        return { ...about, reason: 'class-from-sheet', found: sheet, fix: fromSheet, outcome: 'fixed' };
      const outcome = name === 'class' ? 'note' : 'look';
      return { ...about, reason: 'column-missing', found: '', fix: name, outcome };
    }),
    ...columns
      .filter(({ again }) => again)
      .map(
        ({ heading, means = '' }): Finding => ({
          ...about,
          reason: 'column-twice',
          column: heading,
          found: heading,
          fix: means,
          outcome: 'note',
        }),
      ),
  ];
}

function sums(findings: readonly Finding[]): GroupSum[] {
  const counts = new Map(GROUPS.map((group) => [group, { group, fixed: 0, look: 0, note: 0 }]));
  for (const { reason, outcome } of findings) {
    const sum = counts.get(REASONS[reason]);
    if (sum) sum[outcome] += 1;
  }
  return [...counts.values()].filter(({ fixed, look, note }) => fixed + look + note > 0);
}

export type ReportGroup = GroupSum & {
  /** Those that need a person first, then in the order of the list; at most `SHOWN`. */
  findings: readonly Finding[];
};

export type Report = Omit<CheckedList, 'findings' | 'groups'> & {
  groups: readonly ReportGroup[];
  list: string;
};

export type ListWords = { headings: readonly string[]; reasons: Record<Reason, string> };

const SHOWN = 200;

const WEIGHT = { look: 0, fixed: 1, note: 2 };

export function report(list: ReadList, today: IsoDay, words: ListWords): Report {
  const { findings, groups, ...rest } = checkList(list, today);
  return {
    ...rest,
    groups: groups.map((sum) => ({
      ...sum,
      findings: findings
        .filter(({ reason }) => REASONS[reason] === sum.group)
        .sort((a, b) => WEIGHT[a.outcome] - WEIGHT[b.outcome])
        .slice(0, SHOWN),
    })),
    list: findingsFile(findings, words.headings, ({ reason }) => words.reasons[reason]),
  };
}
