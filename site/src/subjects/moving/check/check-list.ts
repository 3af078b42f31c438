// The checker: what is in a list, what is wrong with it, and the list with that put right.
import { classListColumns } from '@tred/contract/import/tables';
import type { IsoDay } from '~/lib/dates';
import { type FileNote, type ReadList, Refused } from '../list.ts';
import { type CheckedSheet, checkSheet, type Learner } from './check-sheet.ts';
import { cleanedFile } from './cleaned-file.ts';
import { findDuplicates } from './find-duplicates.ts';
import { type FoundColumn, findHeadings } from './find-headings.ts';
import { type Finding, GROUPS, type Group, type Outcome, REASONS } from './findings.ts';
import { schoolClass } from './mend-class.ts';
import { oneSpellingEach } from './one-spelling-each.ts';

export type CheckedList = {
  /** Learners on the list. */
  rows: number;
  /** Those about whom nothing is left to look at. */
  ready: number;
  sheets: readonly { name: string; rows: number }[];
  columns: readonly FoundColumn[];
  notes: readonly FileNote[];
  /** All of them, in the order of the file. */
  findings: readonly Finding[];
  groups: readonly GroupSum[];
  cleaned: string;
  /** Rows in the cleaned file. */
  kept: number;
};

export type GroupSum = { group: Group } & Record<Outcome, number>;

export function checkList({ sheets, notes }: ReadList, today: IsoDay): CheckedList {
  const checked: (CheckedSheet & { name: string })[] = [];
  const findings: Finding[] = [];
  const unread: string[] = [];
  let columns: readonly FoundColumn[] = [];
  for (const sheet of sheets) {
    const headings = findHeadings(sheet);
    if (!headings) {
      unread.push(sheet.name);
      continue;
    }
    if (columns.length === 0) columns = headings.columns;
    findings.push(...columnFindings(sheet.name, headings.columns));
    const result = checkSheet(sheet, headings, today);
    checked.push({ ...result, name: sheet.name });
    for (const finding of result.findings) findings.push(finding);
  }
  if (checked.length === 0) throw new Refused('no-headings');

  const learners = checked.flatMap((sheet) => sheet.learners);
  const spellings = oneSpellingEach(learners);
  const duplicates = findDuplicates(learners);
  const all = [...findings, ...spellings, ...duplicates.findings];
  const kept = learners.filter((learner) => !duplicates.needless.has(learner));
  const toLookAt = new Set(all.filter(({ outcome }) => outcome === 'look').map(placeOf));
  // Without a column that is needed nobody of a sheet can be taken; but the class can be said at the import.
  const stopped = new Set(all.filter(stopsAll).map(({ sheet }) => sheet));
  const isReady = (learner: Learner) => !toLookAt.has(placeOf(learner)) && !stopped.has(learner.sheet);
  return {
    rows: learners.length,
    ready: kept.filter(isReady).length,
    sheets: checked.map(({ name, learners: { length } }) => ({ name, rows: length })),
    columns,
    notes: unread.length > 0 ? [...notes, { note: 'empty-sheets', names: unread }] : notes,
    findings: all,
    groups: sums(all),
    cleaned: cleanedFile(kept),
    kept: kept.length,
  };
}

const placeOf = ({ sheet, row }: { sheet: string; row: number }) => `${row} ${sheet}`;

const stopsAll = ({ reason, mend }: Finding) => reason === 'column-missing' && mend !== 'class';

/** Needed columns that are not there, and columns of which there are two. */
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
        return { ...about, reason: 'class-from-sheet', found: sheet, mend: fromSheet, outcome: 'mended' };
      return { ...about, reason: 'column-missing', found: '', mend: name, outcome: 'look' };
    }),
    ...columns
      .filter(({ again }) => again)
      .map(
        ({ heading, means = '' }): Finding => ({
          ...about,
          reason: 'column-twice',
          column: heading,
          found: heading,
          mend: means,
          outcome: 'note',
        }),
      ),
  ];
}

function sums(findings: readonly Finding[]): GroupSum[] {
  const counts = new Map(GROUPS.map((group) => [group, { group, mended: 0, look: 0, note: 0 }]));
  for (const { reason, outcome } of findings) {
    const sum = counts.get(REASONS[reason]);
    if (sum) sum[outcome] += 1;
  }
  return [...counts.values()].filter(({ mended, look, note }) => mended + look + note > 0);
}
