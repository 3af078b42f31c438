// Creates a sandbox school in the middle of a term from a plan. All data follows from the plan's seed.

import { providerNames } from './format.ts';
import { idBy, seededRandom } from './ids.ts';
import { learnersOf } from './learners.ts';
import { outcomeOf, testNumbers } from './payments.ts';
import { gradeOf, markOf } from './results.ts';
import type {
  Attendance,
  ClassPlan,
  Learner,
  LedgerLine,
  Payment,
  Register,
  Result,
  School,
  SchoolPlan,
} from './types.ts';

const BEFORE = '2026-2';
const FEES_DAY = '2026-09-14';
/** Payments of the first three weeks. */
const DAYS_OF_PAYING = '09-15 09-16 09-17 09-18 09-21 09-22 09-25 09-28 10-02 10-05'.split(' ');
const REGISTER_DAYS = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'];
const MARKED_AT = '2026-11-06T16:40:00+03:00';

/** `seed` changes only ids that are created later. */
export function createSchool(plan: SchoolPlan, seed: string = plan.seed): School {
  const learners = learnersOf(plan);
  return {
    name: plan.name,
    seed,
    term: plan.term,
    classes: plan.classes,
    learners,
    ...feesSoFar(plan, learners),
    incoming: [],
    registers: registersSoFar(plan, learners),
    results: resultsSoFar(plan, learners),
    applications: plan.applications,
    enrolled: {},
    webhooks: plan.webhooks,
    messages: [],
    events: [],
    made: {},
  };
}

/** Charges all learners equally; the difference to their balance was paid by phone or bank. */
function feesSoFar(plan: SchoolPlan, learners: readonly Learner[]): Pick<School, 'ledger' | 'payments'> {
  const next = seededRandom(`${plan.seed}:fees`);
  const ledger: LedgerLine[] = [];
  const payments: Payment[] = [...plan.payments];
  const { term } = plan;
  for (const { id: learner, class: of, guardian, balance } of learners) {
    const opening = plan.opening[learner] ?? 0;
    if (opening)
      ledger.push({
        learner,
        term: BEFORE,
        date: FEES_DAY,
        kind: 'charge',
        description: 'From Term II',
        amount: opening,
      });
    const charges = plan.classes.find(({ name }) => name === of)?.charges ?? [];
    for (const charge of charges) ledger.push({ learner, term, date: FEES_DAY, kind: 'charge', ...charge });
    const paid = charges.reduce((total, { amount }) => total + amount, opening) - balance;
    if (paid <= 0) continue;
    const date = `${FEES_DAY.slice(0, 5)}${DAYS_OF_PAYING[Math.floor(next() * DAYS_OF_PAYING.length)]}`;
    const known = plan.payments.find((each) => each.learner === learner && each.status === 'succeeded');
    const line = { learner, term, kind: 'payment', amount: -paid } as const;
    if (!known && outcomeOf(guardian.phone) !== 'succeeded') {
      ledger.push({ ...line, date, description: 'Bank' });
      continue;
    }
    const payment = known ?? paymentOn(next, date, { learner, term, amount: paid, phone: guardian.phone });
    if (!known) payments.push(payment);
    const description = providerNames[payment.provider];
    ledger.push({ ...line, date: payment.requested_at.slice(0, 10), description, payment: payment.id });
  }
  return { ledger, payments };
}

function paymentOn(
  next: () => number,
  date: string,
  paid: Pick<Payment, 'learner' | 'term' | 'amount' | 'phone'>,
): Payment {
  const two = (from: number, many: number) => String(from + Math.floor(next() * many)).padStart(2, '0');
  const minute = `${date}T${two(8, 10)}:${two(0, 60)}`;
  const settled = `${minute}:${two(30, 30)}+03:00`;
  return {
    id: idBy(next, 'pay'),
    ...paid,
    currency: 'UGX',
    provider: paid.phone.startsWith(testNumbers.mtn_momo) ? 'mtn_momo' : 'airtel_money',
    status: 'succeeded',
    failure: null,
    receipt: `2047${String(Math.floor(next() * 1e7)).padStart(7, '0')}`,
    requested_at: `${minute}:${two(0, 30)}+03:00`,
    settled_at: settled,
    updated_at: settled,
  };
}

function registersSoFar(plan: SchoolPlan, learners: readonly Learner[]): Register[] {
  const next = seededRandom(`${plan.seed}:registers`);
  return REGISTER_DAYS.flatMap((date) =>
    streamsOf(plan.classes).map(({ class: of, stream }): Register => {
      const known = plan.registers.find(
        (each) => each.class === of && each.stream === stream && each.date === date,
      );
      const closed = `${date}T08:20:00+03:00`;
      return {
        id: known?.id ?? idBy(next, 'reg'),
        class: of,
        stream,
        date,
        marks: learners
          .filter((each) => each.class === of && each.stream === stream)
          .map(({ id: learner }) => {
            const mark = attendanceBy(next());
            return known?.marks.find((each) => each.learner === learner) ?? { learner, mark };
          }),
        closed_at: closed,
        updated_at: closed,
      };
    }),
  );
}

const attendanceBy = (chance: number): Attendance =>
  chance < 0.92 ? 'present' : chance < 0.95 ? 'late' : chance < 0.98 ? 'absent' : 'excused';

function resultsSoFar(plan: SchoolPlan, learners: readonly Learner[]): Result[] {
  const next = seededRandom(`${plan.seed}:results`);
  const score = (around: number) => Math.max(5, Math.min(98, Math.round(around + (next() - 0.5) * 30)));
  return learners.flatMap(({ id: learner, class: of }) => {
    const subjects = plan.classes.find(({ name }) => name === of)?.subjects ?? [];
    // Some learners are good at most subjects.
    const able = 35 + next() * 50;
    return subjects
      .filter((subject) => !plan.unmarked.includes(subject))
      .map((subject): Result => {
        const made = { id: idBy(next, 'res'), continuous: score(able + 5), examination: score(able) };
        const known = plan.results.find((each) => each.learner === learner && each.subject === subject);
        const { id, continuous, examination } = known ?? made;
        const mark = markOf(continuous, examination);
        return {
          id,
          learner,
          class: of,
          term: plan.term,
          subject,
          continuous,
          examination,
          mark,
          grade: gradeOf(mark, of),
          published: true,
          updated_at: MARKED_AT,
        };
      });
  });
}

const streamsOf = (classes: readonly ClassPlan[]) =>
  classes.flatMap(({ name, streams }) =>
    (streams.length > 0 ? streams : [null]).map((stream) => ({ class: name, stream })),
  );
