// The guided tour: five steps, their tasks, and which are done.

import { ownerNow } from './fees-views';
import { type Office, openOffice, type Role, readMark, textOf } from './office';
import type { SchoolKind } from './scenario';
import { homeOf, type ScreenState } from './stored-state';
import { stageIn } from './views';
import { officeWords } from './words';

export const tourSteps = ['register', 'payments', 'marks', 'admission', 'phone'] as const;
export type TourStep = (typeof tourSteps)[number];

/** The position after the last step: the father's messages and links. */
export const END = tourSteps.length;

/** The screen of each step; the last uses the parent's phone beside any screen. */
const roleOf: Record<TourStep, Role | undefined> = {
  register: 'teacher',
  payments: 'bursar',
  marks: 'studies',
  admission: 'registrar',
  phone: undefined,
};

/** `here` names the control of a task; panels mark it. */
type Task = {
  here: string | ((office: Office) => string);
  isDone: (office: Office, shown: ScreenState) => boolean;
};

const childOf = ({ kind }: Office) => officeWords.schools[kind].child;
const registerOfChild = (office: Office) =>
  office.closedRegisters.find(({ marks }) => marks[childOf(office)]);
const brother = (office: Office) => office.school.applications[office.school.applications.length - 1];
const reached = (office: Office, stage: number) => {
  const application = brother(office);
  const now = application && stageIn(office, application);
  return now !== undefined && ['received', 'reviewed', 'admitted', 'enrolled'].indexOf(now) >= stage;
};
/** Two digits or more, so that the tour waits while a visitor types. */
const typedFor = (office: Office, part: 'continuous' | 'examination') =>
  Number(
    readMark(
      textOf(office, { learner: childOf(office), subject: officeWords.schools[office.kind].subject, part }),
    ),
  ) > 9;
const allMatched = ({ school }: Office) =>
  school.incoming.length > 0 && school.incoming.every(({ payment }) => payment);

const tasks: Record<TourStep, readonly Task[]> = {
  register: [
    {
      here: childOf,
      isDone: (office) => office.marked[childOf(office)] === 'absent' || Boolean(registerOfChild(office)),
    },
    {
      here: 'network',
      isDone: (office) => !office.network || Boolean(registerOfChild(office)),
    },
    { here: 'close', isDone: (office) => Boolean(registerOfChild(office)) },
    { here: 'network', isDone: (office) => Boolean(registerOfChild(office)?.sent) },
  ],
  payments: [
    { here: 'choose', isDone: (office, { chosen }) => chosen !== undefined || allMatched(office) },
    { here: 'match', isDone: allMatched },
    { here: 'ledger', isDone: (_, { ledger }) => ledger !== undefined },
    { here: 'day', isDone: ({ compared }) => compared },
  ],
  marks: [
    { here: 'continuous', isDone: (office) => typedFor(office, 'continuous') },
    { here: 'examination', isDone: (office) => typedFor(office, 'examination') },
    {
      here: 'publish',
      isDone: ({ kind, school }) =>
        school.results.some(
          ({ learner, subject, published }) =>
            learner === officeWords.schools[kind].child &&
            subject === officeWords.schools[kind].subject &&
            published,
        ),
    },
    { here: 'report', isDone: (_, { report }) => report !== undefined },
  ],
  admission: [
    {
      here: 'open',
      isDone: (office, { application }) => reached(office, 1) || application === brother(office)?.id,
    },
    { here: 'review', isDone: (office) => reached(office, 1) },
    { here: 'admit', isDone: (office) => reached(office, 2) },
    { here: 'enrol', isDone: (office) => reached(office, 3) },
  ],
  phone: [
    { here: 'fees', isDone: (_, { seen }) => seen.includes('fees') },
    { here: 'report', isDone: (_, { seen }) => seen.includes('report') },
  ],
};

export type TourPlace = NonNullable<ReturnType<typeof tourPlace>>;

export function tourPlace(office: Office, shown: ScreenState) {
  const name = tourSteps[shown.tour ?? -1];
  if (name === undefined || shown.tour === undefined) return undefined;
  const done = new Set<number>();
  tasks[name].forEach(({ isDone }, at) => {
    if (isDone(office, shown)) done.add(at);
  });
  const next = tasks[name].findIndex((_, at) => !done.has(at));
  const here = tasks[name][next]?.here;
  return {
    step: shown.tour,
    steps: tourSteps.length,
    name,
    role: roleOf[name],
    done,
    /** The next task and its control; undefined when all are done. */
    current: next < 0 ? undefined : next,
    here: typeof here === 'function' ? here(office) : here,
  };
}

/** Moves to a step and its screen; after the last step to the end. */
export function atStep(kind: SchoolKind, shown: ScreenState, step: number): ScreenState {
  const name = tourSteps[step];
  const father = { owner: ownerNow(openOffice(kind), undefined), tab: 'messages', seen: [] } as const;
  return {
    ...shown,
    ...homeOf(kind),
    ...(name === 'phone' || !name ? father : {}),
    role: (name && roleOf[name]) ?? shown.role,
    tour: step,
  };
}

/** Roles whose job is done, in the tour or without it. */
export function jobsDone(office: Office): Set<Role> {
  const done = new Set<Role>();
  if (office.closedRegisters.some(({ sent }) => sent)) done.add('teacher');
  if (office.school.incoming.some(({ matched }) => matched === 'by-hand')) done.add('bursar');
  if (office.inbox.some(({ about }) => about === 'results')) done.add('studies');
  if (Object.keys(office.school.enrolled).length > 0) done.add('registrar');
  return done;
}
