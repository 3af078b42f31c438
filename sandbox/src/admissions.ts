// Admissions: receive an application, decide, enrol, and write the admission letter.
import { act, type Done, invalid, learnerIn, nameOf, withChanged, withId } from './act.ts';
import { planNamed, streamIn } from './class-list.ts';
import { dayOf, ugx } from './format.ts';
import { book } from './ledger.ts';
import { paymentNumber } from './payment-number.ts';
import type { Application, Learner, School } from './types.ts';

export type NewApplication = Pick<Application, 'first_name' | 'last_name' | 'class' | 'term' | 'guardian'> & {
  lin?: string | undefined;
};

export function receiveApplication(school: School, sent: NewApplication, at: number): Done<Application> {
  planNamed(school, sent.class);
  return act(school, at, (draft) => {
    const { lin, ...rest } = sent;
    const application: Application = {
      id: draft.id('app'),
      ...rest,
      ...(lin === undefined ? {} : { lin }),
      status: 'received',
      note: null,
      learner: null,
      received_at: draft.now,
      updated_at: draft.now,
    };
    draft.school.applications = [...school.applications, application];
    const text = `We have the application of ${nameOf(sent)} for ${sent.class}. We will write when it is decided.`;
    draft.sendMessage(sent.guardian.phone, null, 'admissions', text);
    return application;
  });
}

export type NewDecision = {
  decision: 'admitted' | 'waiting' | 'declined';
  stream?: string | undefined;
  note?: string | undefined;
};
type Decision = { application: Application; learner: Learner | null };

/** `admitted` adds the child to the class list. Only a waiting application can be decided again. */
export function decideApplication(
  school: School,
  id: string,
  { decision, stream, note }: NewDecision,
  at: number,
): Done<Decision> {
  const before = applicationIn(school, id);
  if (before.status === 'admitted' || before.status === 'declined')
    throw invalid(`This application is ${before.status} already.`, 'decision');
  const plan = planNamed(school, before.class);
  const place = decision === 'admitted' ? streamIn(plan, stream) : null;
  return act(school, at, (draft) => {
    const { first_name, last_name, lin, class: of, guardian } = before;
    const learner: Learner | null =
      decision === 'admitted'
        ? {
            // The application's own letters, so that two examples never share an id.
            id: id.replace('app_', 'lrn_'),
            lin: lin ?? null,
            first_name,
            last_name,
            class: of,
            stream: place,
            status: 'active',
            guardian,
            balance: 0,
            updated_at: draft.now,
          }
        : null;
    const application: Application = {
      ...before,
      status: decision,
      note: note ?? null,
      learner: learner?.id ?? null,
      updated_at: draft.now,
    };
    draft.school.applications = withChanged(school.applications, application);
    if (learner) draft.school.learners = [...school.learners, learner];
    const text = {
      admitted: `${nameOf(before)} has a place in ${[of, place].filter(Boolean).join(' ')}.`,
      waiting: `${nameOf(before)} is on the waiting list for ${of}.`,
      declined: `We have no place for ${nameOf(before)} in ${of}.`,
    }[decision];
    draft.sendMessage(guardian.phone, learner?.id ?? null, 'admissions', note ? `${text} ${note}` : text);
    if (learner) draft.happen('learner.admitted', learner);
    return { application, learner };
  });
}

/** The family accepts: charges the first term's fees and sends the payment number. */
export function enrol(school: School, id: string, at: number): Done<Learner> {
  const { learner: learnerId, term, class: of, status } = applicationIn(school, id);
  if (!learnerId) throw invalid(`This application is ${status}.`, 'status');
  if (school.enrolled[id]) throw invalid('The child is enrolled already.', 'status');
  return act(school, at, (draft) => {
    const date = dayOf(draft.now);
    const lines = planNamed(school, of).charges.map((charge) => ({
      learner: learnerId,
      term,
      date,
      kind: 'charge' as const,
      ...charge,
    }));
    book(draft, learnerId, lines);
    draft.school.enrolled = { ...school.enrolled, [id]: draft.now };
    const learner = learnerIn(draft.school, learnerId);
    const text = `${nameOf(learner)} is enrolled in ${of}. Fees ${ugx(feesOf(school, of))} a term. Payment number ${paymentNumber(draft.school, learnerId)}.`;
    draft.sendMessage(learner.guardian.phone, learnerId, 'admissions', text);
    return learner;
  });
}

export type Stage = Application['status'] | 'enrolled';

export const stageOf = (school: School, { id, status }: Application): Stage =>
  school.enrolled[id] ? 'enrolled' : status;

export function admissionLetter(school: School, id: string) {
  const { learner: learnerId, guardian, term, note, updated_at, status } = applicationIn(school, id);
  if (!learnerId) throw invalid(`This application is ${status}.`, 'status');
  const learner = learnerIn(school, learnerId);
  return {
    school: school.name,
    date: dayOf(updated_at),
    to: guardian,
    learner: nameOf(learner),
    class: [learner.class, learner.stream].filter(Boolean).join(' '),
    term,
    note,
    charges: planNamed(school, learner.class).charges,
    total: feesOf(school, learner.class),
    payment_number: paymentNumber(school, learnerId),
  };
}

export const applicationIn = (school: School, id: string): Application =>
  withId(school.applications, 'application', id);

export function feesOf(school: School, className: string): number {
  return planNamed(school, className).charges.reduce((total, { amount }) => total + amount, 0);
}
