// What the registrar's screen shows: applications by how far they are, one of them opened, its letter, and where the
// name stands once the child is enrolled.
import { nameOf } from '@tred/sandbox/act';
import { admissionLetter, feesOf, stageOf } from '@tred/sandbox/admissions';
import { classList } from '@tred/sandbox/attendance';
import type { Application } from '@tred/sandbox/types';
import { formatUgx } from '~/lib/money';
import { formatPhone } from '~/lib/words';
import { day, item, streamLabel, termName } from './in-words';
import type { Office } from './office';

export const stages = ['received', 'reviewed', 'admitted', 'enrolled'] as const;
export type Stage = (typeof stages)[number];

export type ApplicationRow = { id: string; name: string; stage: Stage; of: string; term: string };

export type LetterView = {
  learner: string;
  to: string;
  stream: string;
  term: string;
  lin: string;
  date: string;
  charges: readonly { description: string; amount: string }[];
  total: string;
  paymentNumber: string;
};

export type OpenedApplication = ApplicationRow & {
  guardian: string;
  phone: string;
  lin: string;
  received: string;
  streams: readonly string[];
  letter: LetterView | undefined;
  /** Once enrolled: the learner, the class list it stands on, and what is charged. */
  enrolled: { id: string; stream: string; learners: number; fees: string } | undefined;
};

export type AdmissionsView = {
  counts: readonly { stage: Stage; count: number }[];
  applications: readonly ApplicationRow[];
  opened: OpenedApplication | undefined;
};

export function stageIn({ school, reviewed }: Office, application: Application): Stage | undefined {
  const stage = stageOf(school, application);
  if (stage === 'admitted' || stage === 'enrolled') return stage;
  if (stage === 'received') return reviewed.includes(application.id) ? 'reviewed' : 'received';
  // On the waiting list or declined: no work of this morning.
  return undefined;
}

export function admissionsView(office: Office, opened: string | undefined): AdmissionsView {
  const applications = office.school.applications.flatMap((application) => {
    const stage = stageIn(office, application);
    return stage ? [{ application, row: rowOf(application, stage) }] : [];
  });
  const open = applications.find(({ row }) => row.id === opened);
  return {
    // How many have come this far, as a funnel counts them.
    counts: stages.map((stage, at) => ({
      stage,
      count: applications.filter(({ row }) => stages.indexOf(row.stage) >= at).length,
    })),
    applications: applications.map(({ row }) => row).reverse(),
    opened: open && openedOf(office, open.application, open.row),
  };
}

const rowOf = (application: Application, stage: Stage): ApplicationRow => ({
  id: application.id,
  name: nameOf(application),
  stage,
  of: application.class,
  term: termName(application.term),
});

function openedOf({ school }: Office, application: Application, row: ApplicationRow): OpenedApplication {
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

function letterOf(school: Office['school'], { id, lin = '' }: Application): LetterView {
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
