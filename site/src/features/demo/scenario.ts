// Initial state of the demo: a school on a Monday in November. Every job touches one family, which content names.
import { receiveApplication } from '@tred/sandbox/admissions';
import { classList } from '@tred/sandbox/attendance';
import { createSchool } from '@tred/sandbox/create-school';
import { seededRandom } from '@tred/sandbox/ids';
import { paymentNumber } from '@tred/sandbox/payment-number';
import { type NewIncoming, testNumbers } from '@tred/sandbox/payments';
import { type NewMark, saveMarks } from '@tred/sandbox/results';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import type { Learner, School, SchoolPlan } from '@tred/sandbox/types';
import { officeWords } from './words';

/** Monday, 08:10 in Kampala. */
export const MORNING = Date.parse('2026-11-16T08:10:00+03:00');
export const TODAY = '2026-11-16';
const DAY = 24 * 60 * 60_000;
export const schoolKinds = ['secondary', 'primary'] as const;
export type SchoolKind = (typeof schoolKinds)[number];

function primaryPlan(): SchoolPlan {
  const { name, streams, charges, subjects, child, learnersInStream, owingInStream } =
    officeWords.schools.primary.plan;
  return {
    name,
    seed: 'sandbox-primary-school-3',
    term: secondarySchool.term,
    changed: secondarySchool.changed,
    classes: subjects.flatMap((group) =>
      group.classes.map((of) => ({ name: of, streams, charges, subjects: group.subjects })),
    ),
    learnersInStream,
    owingInStream,
    withoutLinInStream: 1,
    candidates: {},
    known: [{ ...child, id: officeWords.schools.primary.child }],
    opening: {},
    payments: [],
    registers: [],
    results: [],
    unmarked: [officeWords.schools.primary.subject],
    applications: [],
    webhooks: [],
  };
}

export function followed(kind: SchoolKind, { learners }: Pick<School, 'learners'>): Learner {
  const { child } = officeWords.schools[kind];
  const learner = learners.find(({ id }) => id === child);
  if (!learner) throw new Error(`The school has no learner ${child}.`);
  return learner;
}

export function schoolOfTheMorning(kind: SchoolKind): School {
  const { subject, brother } = officeWords.schools[kind];
  const school = createSchool(kind === 'primary' ? primaryPlan() : secondarySchool, 'demo');
  const child = followed(kind, school);
  const application = { ...brother, term: '2027-1', guardian: child.guardian };
  const received = receiveApplication(school, application, MORNING - 4 * DAY).school;
  const marks = lateMarks(received, child);
  const sheet = { class: child.class, term: school.term, subject, marks };
  const marked = saveMarks(received, sheet, MORNING - 3 * DAY);
  // Earlier messages are not new.
  return { ...marked.school, messages: [], events: [] };
}

/** All marks of the last unmarked subject but the child's, who sat the paper late. */
function lateMarks(school: School, child: Learner): NewMark[] {
  const next = seededRandom('demo-late-marks');
  const mark = (least: number, most: number) => Math.round(least + next() * (most - least));
  return classList(school, child.class)
    .filter(({ id }) => id !== child.id)
    .map(({ id }) => ({ learner: id, continuous: mark(45, 95), examination: mark(28, 92) }));
}

/** Two swapped digits: the error that a check digit detects. */
const swapped = (number: string) =>
  number.slice(0, -3) + number.slice(-2, -1) + number.slice(-3, -2) + number.slice(-1);

/** Four payments by mobile money: three with a correct number, one with two swapped digits. */
export function paymentsOfTheMorning(kind: SchoolKind, school: School): NewIncoming[] {
  const { classes, paid: amounts } = officeWords.schools[kind];
  const number = (learner: Learner) => paymentNumber(school, learner.id);
  const owing = (of: string | undefined, provider: keyof typeof testNumbers) =>
    school.learners.find(
      (each) =>
        each.class === of &&
        each.balance >= amounts.others &&
        each.guardian.phone === `${testNumbers[provider]}1` &&
        // The two digits must differ, otherwise the swap changes nothing.
        swapped(number(each)) !== number(each),
    );
  const paid = (
    learner: Learner | undefined,
    provider: NewIncoming['provider'],
    amount: number,
    slip = false,
  ) =>
    learner
      ? [
          {
            provider,
            phone: learner.guardian.phone,
            amount,
            reference: slip ? swapped(number(learner)) : number(learner),
          },
        ]
      : [];
  const first = owing(classes[0], 'mtn_momo');
  return [
    ...paid(followed(kind, school), 'mtn_momo', amounts.child),
    ...paid(owing(classes[2], 'airtel_money'), 'airtel_money', amounts.others),
    ...paid(first, 'mtn_momo', first?.balance ?? 0),
    ...paid(owing(classes[classes.length - 1], 'airtel_money'), 'airtel_money', amounts.others, true),
  ];
}
