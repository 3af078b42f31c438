// The report of a check: findings by group, and the cleaned list and findings as CSV without formulas.
import { classListColumns } from '@tred/contract/import/tables';
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
  cellKey,
  type Edit,
  type FileNote,
  type Finding,
  GROUPS,
  type Group,
  KEPT,
  type Outcome,
  REASONS,
  type ReadList,
  type Reason,
  RefusedFile,
  type Sheet,
} from './list.ts';

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
  almost: number;
  missing: readonly string[];
  /** Problems that are left in cells that the visitor changed. */
  open: Readonly<Record<string, Reason>>;
  sheets: readonly { name: string; rows: number; columns: readonly FoundColumn[] }[];
  columns: readonly FoundColumn[];
  notes: readonly FileNote[];
  findings: readonly Finding[];
  groups: readonly GroupSum[];
  cleaned: string;
};

export type GroupSum = { group: Group } & Record<Outcome, number>;

export function checkList(
  { sheets, notes }: ReadList,
  today: IsoDay,
  edits: readonly Edit[] = [],
): CheckedList {
  const checked: (CheckedSheet & { name: string; columns: readonly FoundColumn[] })[] = [];
  const findings: Finding[] = [];
  const unread: string[] = [];
  for (const sheet of sheets) {
    const headings = findHeadings(sheet, edits);
    if (!headings) {
      unread.push(sheet.name);
      continue;
    }
    findings.push(...columnFindings(sheet.name, headings.columns));
    const result = checkSheet(withEdits(sheet, headings.columns, edits), headings, today);
    checked.push({ ...result, name: sheet.name, columns: headings.columns });
    for (const finding of result.findings) findings.push(finding);
  }
  if (checked.length === 0) throw new RefusedFile('no-headings');

  const learners = checked.flatMap((sheet) => sheet.learners);
  const spellings = oneSpellingEach(learners);
  const duplicates = findDuplicates(learners);
  const kept = new Set(edits.filter(({ value }) => value === KEPT).map(rowKey));
  const twice = duplicates.findings.filter(
    (finding) => finding.reason !== 'duplicate-name' || !kept.has(rowKey(finding)),
  );
  const all = [...findings, ...spellings, ...twice];
  const unique = learners.filter((learner) => !duplicates.needless.has(learner));
  const toLookAt = new Set(all.filter(({ outcome }) => outcome === 'look').map(rowKey));
  // Without a required column no learner of a sheet is ready.
  const stopped = new Set(all.filter(stopsAll).map(({ sheet }) => sheet));
  const decided = unique.filter((learner) => !toLookAt.has(rowKey(learner)));
  const ready = decided.filter(({ sheet }) => !stopped.has(sheet)).length;
  const edited = new Set(edits.map(cellKey));
  return {
    rows: learners.length,
    ready,
    almost: decided.length - ready,
    missing: [...new Set(all.filter(stopsAll).map(({ fix }) => fix))],
    open: Object.fromEntries(
      all
        .filter((finding) => finding.outcome === 'look' && edited.has(cellKey(finding)))
        .map((finding) => [cellKey(finding), finding.reason]),
    ),
    sheets: checked.map(({ name, columns, learners: { length } }) => ({ name, rows: length, columns })),
    // Row numbers are not listed, because “Left alone: No” would read as a reply.
    columns: (checked[0]?.columns ?? []).filter(({ heading }) => !isRowNumber(heading)),
    notes: unread.length > 0 ? [...notes, { note: 'empty-sheets', names: unread }] : notes,
    findings: all,
    groups: sums(all),
    cleaned: cleanedFile(unique),
  };
}

const rowKey = ({ sheet, row }: { sheet: string; row: number }) => `${row} ${sheet}`;

const stopsAll = ({ reason }: Finding) => reason === 'column-missing';

/** The sheet as the visitor mended it. */
function withEdits(sheet: Sheet, columns: readonly FoundColumn[], edits: readonly Edit[]): Sheet {
  const own = edits.filter(({ sheet: name, row }) => name === sheet.name && row > 0);
  if (own.length === 0) return sheet;
  const leftOut = new Set(own.filter(({ column, value }) => !column && !value).map(({ row }) => row));
  const lin = columns.find(({ means }) => means === 'lin');
  const rows = sheet.rows.filter(({ at }) => !leftOut.has(at));
  return {
    ...sheet,
    rows: rows.flatMap((row) => {
      const values = own
        .filter(({ row: at, column }) => at === row.at && column)
        .map(({ column, value }) => ({ column, lines: value.split('\n') }));
      const children = Math.max(1, ...values.map(({ lines }) => lines.length));
      return Array.from({ length: children }, (_, child) => {
        const cells = [...row.cells];
        for (const { column, lines } of values) {
          const place = columns.find(({ heading }) => heading === column);
          if (place) cells[place.at] = lines[child] ?? lines[0] ?? '';
        }
        // A LIN belongs to one child.
        if (child > 0 && lin) cells[lin.at] = '';
        return { ...row, cells };
      });
    }),
  };
}

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
      if (name === 'class')
        return { ...about, reason: 'class-not-listed', found: '', fix: name, outcome: 'note' };
      return { ...about, reason: 'column-missing', found: '', fix: name, outcome: 'look' };
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

export function report(list: ReadList, today: IsoDay, words: ListWords, edits: readonly Edit[] = []): Report {
  const { findings, groups, ...rest } = checkList(list, today, edits);
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
