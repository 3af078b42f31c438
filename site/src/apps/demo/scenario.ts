// Initial state of the demo: the sandbox's secondary school on a Monday in November. Every job touches Sarah Nakato's
// family.
import { receiveApplication } from '@tred/sandbox/admissions';
import { classList } from '@tred/sandbox/attendance';
import { createSchool } from '@tred/sandbox/create-school';
import { seededRandom } from '@tred/sandbox/ids';
import { paymentNumber } from '@tred/sandbox/payment-number';
import { type NewIncoming, testNumbers } from '@tred/sandbox/payments';
import { type NewMark, saveMarks } from '@tred/sandbox/results';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import type { Learner, School } from '@tred/sandbox/types';

/** Monday, 08:10 in Kampala. */
export const MORNING = Date.parse('2026-11-16T08:10:00+03:00');
export const TODAY = '2026-11-16';
const DAY = 24 * 60 * 60_000;

/** The tour and the documentation follow this learner. */
export const SARAH = 'lrn_7Qm2xK9d';
/** The last unmarked subject of her class; she sat the paper late. */
export const SUBJECT = 'Physics';
const LATE_CLASS = 'S.2';
/** UCE grades exist up to S.4 only. */
export const CLASSES: readonly string[] = ['S.1', 'S.2', 'S.3', 'S.4'];

const isSarah = ({ id }: Learner) => id === SARAH;

export function schoolOfTheMorning(): School {
  const school = createSchool(secondarySchool, 'demo');
  const sarah = school.learners.find(isSarah);
  if (!sarah) throw new Error(`The sandbox has no learner ${SARAH}.`);
  const brother = {
    first_name: 'Timothy',
    last_name: 'Ssali',
    lin: 'UG26A0048213',
    class: 'S.1',
    term: '2027-1',
    guardian: sarah.guardian,
  };
  const received = receiveApplication(school, brother, MORNING - 4 * DAY).school;
  const marked = saveMarks(
    received,
    { class: LATE_CLASS, term: school.term, subject: SUBJECT, marks: lateMarks(received) },
    MORNING - 3 * DAY,
  );
  // Earlier messages are not new.
  return { ...marked.school, messages: [], events: [] };
}

/** All marks but hers. */
function lateMarks(school: School): NewMark[] {
  const next = seededRandom('demo-late-marks');
  const mark = (least: number, most: number) => Math.round(least + next() * (most - least));
  return classList(school, LATE_CLASS)
    .filter((each) => !isSarah(each))
    .map(({ id }) => ({ learner: id, continuous: mark(45, 95), examination: mark(28, 92) }));
}

/** Two swapped digits: the error that a check digit detects. */
const swapped = (number: string) =>
  number.slice(0, -3) + number.slice(-2, -1) + number.slice(-3, -2) + number.slice(-1);

/** Four payments by mobile money: three with a correct number, one with two swapped digits. */
export function paymentsOfTheMorning(school: School): NewIncoming[] {
  const number = (learner: Learner) => paymentNumber(school, learner.id);
  const owing = (of: string, provider: keyof typeof testNumbers) =>
    school.learners.find(
      (each) =>
        each.class === of &&
        each.balance >= 100_000 &&
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
  const fourth = owing('S.4', 'airtel_money');
  const third = owing('S.1', 'mtn_momo');
  return [
    ...paid(school.learners.find(isSarah), 'mtn_momo', 200_000),
    ...paid(owing('S.3', 'airtel_money'), 'airtel_money', 100_000),
    ...paid(third, 'mtn_momo', third?.balance ?? 0),
    ...paid(fourth, 'airtel_money', 100_000, true),
  ];
}
