// What the director of studies sees: the mark sheet of a class in one subject, with grades as they are typed, and one
// learner's report card.

import { nameOf } from '@tred/sandbox/act';
import { attendanceOf, classList } from '@tred/sandbox/attendance';
import { gradeOf, markOf } from '@tred/sandbox/results';
import type { Learner } from '@tred/sandbox/types';
import { formatUgx } from '~/lib/money';
import { type Choice, listName, streamChoices, streamLabel, termName } from './in-words';
import { type Office, readMark, type StreamKey, streamOf, textOf } from './office';

export type MarkRow = {
  id: string;
  name: string;
  /** As it stands in the box: empty is not assessed, which is not zero. */
  continuous: string;
  examination: string;
  mark: number | undefined;
  grade: string | undefined;
  wrong: { continuous: boolean; examination: boolean };
};

export type ReportView = {
  learner: string;
  lin: string;
  stream: string;
  term: string;
  present: number;
  days: number;
  lines: readonly ReportLine[];
  average: number | undefined;
  balance: string;
};

export type ReportLine = {
  subject: string;
  /** Out of 20 and out of 80, as the card prints them. */
  continuous: number | undefined;
  examination: number | undefined;
  mark: number | undefined;
  grade: string | undefined;
};

export type MarksView = {
  stream: StreamKey;
  streams: readonly Choice[];
  subject: string;
  subjects: readonly Choice[];
  rows: readonly MarkRow[];
  /** How many are not assessed yet, and how many boxes hold no mark. */
  missing: number;
  wrong: number;
  /** Whether families have what stands on the sheet. */
  published: boolean;
  report: ReportView | undefined;
};

export function marksView(office: Office, stream: StreamKey, subject: string, report?: string): MarksView {
  const { of, stream: name } = streamOf(stream);
  const subjects = office.school.classes.find((each) => each.name === of)?.subjects ?? [];
  const rows = classList(office.school, of, name).map((learner) => markRow(office, learner, subject));
  const assessed = rows.filter(({ mark }) => mark !== undefined);
  const isPublished = (id: string, mark: number | undefined) =>
    office.school.results.some(
      (each) => each.learner === id && each.subject === subject && each.published && each.mark === mark,
    );
  return {
    stream,
    streams: streamChoices(office.school),
    subject,
    subjects: subjects.map((value) => ({ value, label: value })),
    rows,
    missing: rows.length - assessed.length,
    wrong: rows.filter(({ wrong }) => wrong.continuous || wrong.examination).length,
    published: assessed.length > 0 && assessed.every(({ id, mark }) => isPublished(id, mark)),
    report: report === undefined ? undefined : reportView(office, report),
  };
}

function markRow(office: Office, learner: Learner, subject: string): MarkRow {
  const { id } = learner;
  const continuous = textOf(office, { learner: id, subject, part: 'continuous' });
  const examination = textOf(office, { learner: id, subject, part: 'examination' });
  const [first, second] = [readMark(continuous), readMark(examination)];
  const mark = typeof first === 'number' && typeof second === 'number' ? markOf(first, second) : undefined;
  return {
    id,
    name: listName(learner),
    continuous,
    examination,
    mark,
    grade: mark === undefined ? undefined : (gradeOf(mark, learner.class) ?? undefined),
    wrong: { continuous: first === 'wrong', examination: second === 'wrong' },
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The card as it would be printed now: with what is on the sheet, sent or not. */
export function reportView(office: Office, id: string): ReportView | undefined {
  const { school } = office;
  const learner = school.learners.find((each) => each.id === id);
  if (!learner) return undefined;
  const subjects = school.classes.find(({ name }) => name === learner.class)?.subjects ?? [];
  const lines = subjects.map((subject): ReportLine => {
    const row = markRow(office, learner, subject);
    const assessed = row.mark !== undefined;
    return {
      subject,
      continuous: assessed ? tenth(Number(row.continuous) * 0.2) : undefined,
      examination: assessed ? tenth(Number(row.examination) * 0.8) : undefined,
      mark: row.mark,
      grade: row.grade,
    };
  });
  const marked = lines.flatMap(({ mark }) => mark ?? []);
  const counts = attendanceOf(school, id);
  const days = counts.present + counts.absent + counts.late + counts.excused;
  return {
    learner: nameOf(learner),
    lin: learner.lin ?? '',
    stream: streamLabel(learner),
    term: termName(school.term),
    present: counts.present + counts.late,
    days,
    lines,
    average: marked.length > 0 ? Math.round(marked.reduce((a, b) => a + b, 0) / marked.length) : undefined,
    balance: formatUgx(learner.balance),
  };
}
