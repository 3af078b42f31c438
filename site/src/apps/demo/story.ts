// The demo's morning as pictures: each screen after its job, from the same acts and the same school.

import { bursarView, phoneView } from './fees-views';
import { type Act, type Mark, type Office, officeAfter } from './office';
import { SARAH, SUBJECT } from './scenario';
import {
  type ApplicationStage,
  admissionsView,
  listName,
  marksView,
  registerView,
  reportView,
} from './views';

const STREAM = 'S.2 North';
const SHOWN = 6;

/** The acts of the tour, in its order. */
export function actsOfTheTour(): Act[] {
  const before: Act[] = [
    { do: 'mark', learner: SARAH, mark: 'absent' },
    { do: 'network', on: false },
    { do: 'close', stream: STREAM },
    { do: 'network', on: true },
    { do: 'receive' },
  ];
  const { school } = officeAfter(before);
  const open = school.incoming.find(({ payment }) => !payment);
  const { candidates } = bursarView(officeAfter(before), undefined);
  const application = school.applications[school.applications.length - 1]?.id ?? '';
  return [
    ...before,
    { do: 'match', receipt: open?.receipt ?? '', learner: candidates[0]?.id ?? '' },
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value: '74' },
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'examination', value: '68' },
    { do: 'publish', stream: STREAM, subject: SUBJECT },
    { do: 'review', application },
    { do: 'admit', application, stream: 'North' },
    { do: 'enrol', application },
  ];
}

export type StoryPictures = {
  register: { present: number; all: number; rows: readonly { name: string; mark: Mark }[] };
  payments: readonly { provider: string; reference: string; amount: string; learner: string | undefined }[];
  report: readonly {
    subject: string;
    continuous: number | undefined;
    examination: number | undefined;
    grade: string;
  }[];
  grades: { learner: string; mark: number | undefined; grade: string | undefined };
  admission: {
    counts: readonly { stage: ApplicationStage; count: number }[];
    name: string;
    stream: string;
    number: string;
  };
  phone: { name: string; number: string; time: string; messages: readonly { text: string; time: string }[] };
};

export function storyPictures(): StoryPictures {
  const acts = actsOfTheTour();
  const at = (last: Act['do']): Office =>
    officeAfter(acts.slice(0, acts.length - [...acts].reverse().findIndex((act) => act.do === last)));

  const register = registerView(at('close'), STREAM);
  const sarah = register.rows.findIndex(({ id }) => id === SARAH);
  const from = Math.max(0, Math.min(sarah - 2, register.rows.length - SHOWN));
  const end = officeAfter(acts);
  const report = reportView(end, SARAH);
  const row = marksView(end, STREAM, SUBJECT).rows.find(({ id }) => id === SARAH);
  const application = end.school.applications[end.school.applications.length - 1];
  const admissions = admissionsView(end, application?.id);
  const phone = phoneView(end, undefined);
  return {
    register: {
      present: register.counts.present,
      all: register.rows.length,
      rows: register.rows.slice(from, from + SHOWN).map(({ name, mark }) => ({ name, mark })),
    },
    payments: bursarView(at('receive'), undefined).payments.map(
      ({ providerName, reference, amount, learner }) => ({
        provider: providerName,
        reference,
        amount,
        learner: learner && `${learner.name}, ${learner.stream}`,
      }),
    ),
    report: (report?.lines ?? []).map(({ subject, continuous, examination, grade = '' }) => ({
      subject,
      continuous,
      examination,
      grade,
    })),
    grades: { learner: row?.name ?? '', mark: row?.mark, grade: row?.grade },
    admission: {
      counts: admissions.counts,
      name: application ? listName(application) : '',
      stream: admissions.opened?.enrolled?.stream ?? '',
      number: admissions.opened?.letter?.paymentNumber ?? '',
    },
    phone: {
      name: phone.name,
      number: phone.number,
      time: phone.time,
      messages: phone.messages.map(({ text, time }) => ({ text, time })),
    },
  };
}
