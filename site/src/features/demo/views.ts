// View models of the screens for registers, marks and admissions.

import { nameOf } from '@tred/sandbox/act';
import { admissionLetter, feesOf, stageOf } from '@tred/sandbox/admissions';
import { attendanceOf, classList } from '@tred/sandbox/attendance';
import { moment } from '@tred/sandbox/format';
import { gradeOf, markOf } from '@tred/sandbox/results';
import type { Application, Learner, School } from '@tred/sandbox/types';
import { formatDate } from '~/lib/dates';
import { formatPhone } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import { type Mark, marks, type Office, readMark, type StreamKey, streamOf, textOf } from './office';
import type { SchoolKind } from './scenario';
import { officeWords } from './words';

export type SelectOption = { value: string; label: string };

export const streamLabel = ({ class: of, stream }: Pick<Learner, 'class' | 'stream'>): StreamKey =>
  [of, stream].filter(Boolean).join(' ');

/** The demo's streams: those of classes with grades. */
const streamChoices = ({ kind, school }: { kind: SchoolKind; school: School }): SelectOption[] =>
  school.classes
    .filter(({ name }) => officeWords.schools[kind].classes.includes(name))
    .flatMap(({ name, streams }) => streams.map((stream) => `${name} ${stream}`))
    .map((value) => ({ value, label: value }));

const NUMERALS = ['', 'I', 'II', 'III'];

/** `2026-3` is `Term III 2026`. */
export function termName(term: string): string {
  const [year = '', number = ''] = term.split('-');
  return `Term ${NUMERALS[Number(number)]} ${year}`;
}

/** Surname first, as in registers: `Nakato Sarah`. */
export const listName = ({ first_name, last_name }: Pick<Learner, 'first_name' | 'last_name'>) =>
  `${last_name} ${first_name}`;

export const clock = (at: number | string) => (typeof at === 'number' ? moment(at) : at).slice(11, 16);

export const day = (at: string) => formatDate(at.slice(0, 10));

/** `14 Sep`. */
export const shortDay = (at: string) => day(at).replace(/^(\d+ \w{3}).*$/, '$1');

/** An amount without the currency, which the column names. */
export const plain = (amount: number) => formatUgx(amount).replace(/UGX\s/, '').replace('-', '\u2212');

type BalanceWords = { balance: string; ahead: string };

/** A balance with its label: a payment ahead is no negative debt. */
export const balanceText = (words: BalanceWords, balance: number) => ({
  label: balance < 0 ? words.ahead : words.balance,
  amount: formatUgx(Math.abs(balance)),
});

/** A charge without its term, which is above the list. */
export const item = (description: string) => description.replace(/, Term .*$/, '');

export type RegisterView = ReturnType<typeof registerView>;

export function registerView(office: Office, stream: StreamKey) {
  const { of, stream: name } = streamOf(stream);
  const closed = office.closedRegisters.find((each) => each.stream === stream);
  // A learner who enrolled after the register closed is not in it.
  const rows = classList(office.school, of, name)
    .filter(({ id }) => !closed || closed.marks[id])
    .map((learner) => ({
      id: learner.id,
      name: listName(learner),
      mark: closed?.marks[learner.id] ?? office.marked[learner.id] ?? 'present',
    }));
  const count = (mark: Mark) => rows.filter((row) => row.mark === mark).length;
  return {
    stream,
    streams: streamChoices(office),
    network: office.network,
    /** `waiting` is closed but only on the phone; `sent` has reached the office. */
    state: closed ? (closed.sent ? ('sent' as const) : ('waiting' as const)) : ('open' as const),
    rows,
    counts: Object.fromEntries(marks.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    /** Closed registers on the phone, newest first. */
    outbox: [...office.closedRegisters].reverse().map(({ stream: of_, marks: taken, sent, tries }) => ({
      stream: of_,
      marks: Object.keys(taken).length,
      sent,
      tries,
    })),
  };
}

export type MarksView = ReturnType<typeof marksView>;

export function marksView(office: Office, stream: StreamKey, subject: string, report?: string) {
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
    streams: streamChoices(office),
    subject,
    subjects: subjects.map((value) => ({ value, label: value })),
    rows,
    /** Numbers of learners without a mark, and of boxes with an invalid one. */
    missing: rows.length - assessed.length,
    wrong: rows.filter(({ wrong }) => wrong.continuous || wrong.examination).length,
    /** Whether families have the marks of this sheet. */
    published: assessed.length > 0 && assessed.every(({ id, mark }) => isPublished(id, mark)),
    report: report === undefined ? undefined : reportView(office, report),
    followed: officeWords.schools[office.kind].child,
  };
}

export type MarkRow = ReturnType<typeof markRow>;

function markRow(office: Office, learner: Learner, subject: string) {
  const { id } = learner;
  const continuous = textOf(office, { learner: id, subject, part: 'continuous' });
  const examination = textOf(office, { learner: id, subject, part: 'examination' });
  const [first, second] = [readMark(continuous), readMark(examination)];
  const mark = typeof first === 'number' && typeof second === 'number' ? markOf(first, second) : undefined;
  return {
    id,
    name: listName(learner),
    /** The text of the box: empty means not assessed, which is not zero. */
    continuous,
    examination,
    mark,
    grade: mark === undefined ? undefined : (gradeOf(mark, learner.class) ?? undefined),
    wrong: { continuous: first === 'wrong', examination: second === 'wrong' },
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

export type ReportView = NonNullable<ReturnType<typeof reportView>>;

/** The card with the marks of the sheet, published or not. */
export function reportView(office: Office, id: string) {
  const { school } = office;
  const learner = school.learners.find((each) => each.id === id);
  if (!learner) return undefined;
  const subjects = school.classes.find(({ name }) => name === learner.class)?.subjects ?? [];
  const lines = subjects.map((subject) => {
    const row = markRow(office, learner, subject);
    const assessed = row.mark !== undefined;
    return {
      subject,
      /** Out of 20 and out of 80, as on the printed card. */
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
    balance: learner.balance,
  };
}

export const stages = ['received', 'reviewed', 'admitted', 'enrolled'] as const;
export type ApplicationStage = (typeof stages)[number];

export function stageIn(
  { school, reviewed }: Office,
  application: Application,
): ApplicationStage | undefined {
  const stage = stageOf(school, application);
  if (stage === 'admitted' || stage === 'enrolled') return stage;
  if (stage === 'received') return reviewed.includes(application.id) ? 'reviewed' : 'received';
  // Applications on the waiting list or declined need no work this morning.
  return undefined;
}

export type AdmissionsView = ReturnType<typeof admissionsView>;

export function admissionsView(office: Office, opened: string | undefined) {
  const applications = office.school.applications.flatMap((application) => {
    const stage = stageIn(office, application);
    return stage ? [{ application, row: rowOf(application, stage) }] : [];
  });
  const open = applications.find(({ row }) => row.id === opened);
  return {
    // Counts applications that reached this stage, as in a funnel.
    counts: stages.map((stage, at) => ({
      stage,
      count: applications.filter(({ row }) => stages.indexOf(row.stage) >= at).length,
    })),
    applications: applications.map(({ row }) => row).reverse(),
    opened: open && openedOf(office, open.application, open.row),
  };
}

const rowOf = (application: Application, stage: ApplicationStage) => ({
  id: application.id,
  name: nameOf(application),
  stage,
  of: application.class,
  term: termName(application.term),
});

export type OpenedApplication = ReturnType<typeof openedOf>;

function openedOf({ school }: Office, application: Application, row: ReturnType<typeof rowOf>) {
  const { guardian, lin = '', learner: learnerId, received_at } = application;
  const plan = school.classes.find(({ name }) => name === application.class);
  const learner = school.learners.find(({ id }) => id === learnerId);
  return {
    ...row,
    guardian: guardian.name,
    phone: formatPhone(guardian.phone),
    lin,
    received: day(received_at),
    streams: plan?.streams ?? [],
    letter: learner && letterOf(school, application),
    /** After enrolment: the learner, the class list and the charges. */
    enrolled:
      learner && row.stage === 'enrolled'
        ? {
            id: learner.id,
            stream: streamLabel(learner),
            learners: classList(school, learner.class, learner.stream).length,
            fees: formatUgx(feesOf(school, learner.class)),
          }
        : undefined,
  };
}

export type LetterView = ReturnType<typeof letterOf>;

function letterOf(school: School, { id, lin = '' }: Application) {
  const letter = admissionLetter(school, id);
  return {
    learner: letter.learner,
    to: letter.to.name,
    stream: letter.class,
    term: termName(letter.term),
    lin,
    date: day(letter.date),
    charges: letter.charges.map(({ description, amount }) => ({
      description: item(description),
      amount: formatUgx(amount),
    })),
    total: formatUgx(letter.total),
    paymentNumber: letter.payment_number,
  };
}
