// What the worker hands to the page: enough to show, and both files ready to be saved.
import type { IsoDay } from '~/lib/dates';
import type { ReadList } from '../list.ts';
import { type CheckedList, checkList, type GroupSum } from './check-list.ts';
import { findingsFile } from './cleaned-file.ts';
import { type Finding, REASONS, type Reason } from './findings.ts';

export type ReportGroup = GroupSum & {
  /** Those for a person first, each kind in the order of the list; not more than `SHOWN`. */
  findings: readonly Finding[];
};

export type Report = Omit<CheckedList, 'findings' | 'groups'> & {
  groups: readonly ReportGroup[];
  /** All findings as CSV. */
  list: string;
};

/** The words of the file of findings. */
export type ListWords = { headings: readonly string[]; reasons: Record<Reason, string> };

/** What a page can show and a person can read; the file has them all. */
const SHOWN = 200;

const WEIGHT = { look: 0, mended: 1, note: 2 };

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
