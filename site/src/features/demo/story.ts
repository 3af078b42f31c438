// The demo's morning as pictures: each screen after its job, from the same acts and the same school.

import { bursarView, phoneView } from './fees-views';
import { type Act, type Office, officeAfter, streamOf } from './office';
import type { SchoolKind } from './scenario';
import { homeOf } from './stored-state';
import { admissionsView, listName, registerView, reportView } from './views';
import { officeWords } from './words';

const SHOWN = 6;

export function actsOfTheTour(kind: SchoolKind): Act[] {
  const { child, subject } = officeWords.schools[kind];
  const { register: stream } = homeOf(kind);
  const before: Act[] = [
    { do: 'mark', learner: child, mark: 'absent' },
    { do: 'network', on: false },
    { do: 'close', stream },
    { do: 'network', on: true },
    { do: 'receive' },
  ];
  const { school } = officeAfter(kind, before);
  const open = school.incoming.find(({ payment }) => !payment);
  const { candidates } = bursarView(officeAfter(kind, before), undefined);
  const application = school.applications[school.applications.length - 1]?.id ?? '';
  return [
    ...before,
    { do: 'match', receipt: open?.receipt ?? '', learner: candidates[0]?.id ?? '' },
    { do: 'compare' },
    { do: 'type', learner: child, subject, part: 'continuous', value: '74' },
    { do: 'type', learner: child, subject, part: 'examination', value: '68' },
    { do: 'publish', stream, subject },
    { do: 'review', application },
    { do: 'admit', application, stream: streamOf(stream).stream },
    { do: 'enrol', application },
  ];
}

export type StoryPictures = ReturnType<typeof storyPictures>;

export function storyPictures() {
  const kind = 'secondary';
  const { child } = officeWords.schools[kind];
  const { register: stream } = homeOf(kind);
  const acts = actsOfTheTour(kind);
  const at = (last: Act['do']): Office =>
    officeAfter(kind, acts.slice(0, acts.length - [...acts].reverse().findIndex((act) => act.do === last)));

  const register = registerView(at('close'), stream);
  const sarah = register.rows.findIndex(({ id }) => id === child);
  const from = Math.max(0, Math.min(sarah - 2, register.rows.length - SHOWN));
  const end = officeAfter(kind, acts);
  const report = reportView(end, child);
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
