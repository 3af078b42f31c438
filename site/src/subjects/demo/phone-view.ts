// What lies on a parent's phone: the SMS, and in the app the balance and the published grades of each child.
import { nameOf } from '@tred/sandbox/act';
import { formatPhone } from '~/lib/words';
import { type LedgerLine, ledgerView } from './bursar-view';
import { type Choice, clock, streamLabel } from './in-words';
import { type Office, ownerOf } from './office';
import { SARAH } from './scenario';

export type Child = {
  id: string;
  name: string;
  stream: string;
  term: string;
  balance: string;
  lines: readonly LedgerLine[];
  grades: readonly { subject: string; mark: number; grade: string }[];
};

export type PhoneView = {
  owner: string;
  /** Whose phones have heard something, and that of Sarah's father. */
  owners: readonly Choice[];
  name: string;
  number: string;
  time: string;
  messages: readonly { id: string; time: string; text: string }[];
  children: readonly Child[];
};

const FATHER_FIRST = 1;

/** Sarah's father's phone until it is another's that hears something and not his. */
export function ownerNow({ school, inbox }: Office, chosen: string | undefined): string {
  const sarah = school.learners.find(({ id }) => id === SARAH);
  const father = sarah ? ownerOf(sarah.guardian) : '';
  if (chosen) return chosen;
  const last = inbox[inbox.length - FATHER_FIRST];
  if (!last) return father;
  const together = inbox.filter(({ sent_at }) => sent_at === last.sent_at);
  return together.some(({ owner }) => owner === father) ? father : last.owner;
}

export function phoneView(office: Office, chosen: string | undefined): PhoneView {
  const { school, inbox, now } = office;
  const owner = ownerNow(office, chosen);
  const sarah = school.learners.find(({ id }) => id === SARAH);
  const owners = new Set([...(sarah ? [ownerOf(sarah.guardian)] : []), ...inbox.map((each) => each.owner)]);
  const [name = '', number = ''] = owner.split('/');
  return {
    owner,
    owners: [...owners].map((value) => ({ value, label: value.split('/')[0] ?? '' })),
    name,
    number: formatPhone(number),
    time: clock(now),
    messages: inbox
      .filter((each) => each.owner === owner)
      .map(({ id, sent_at, text }) => ({ id, time: clock(sent_at), text })),
    children: school.learners
      .filter(({ guardian }) => ownerOf(guardian) === owner)
      .map((learner) => {
        const ledger = ledgerView(school, learner.id);
        return {
          id: learner.id,
          name: nameOf(learner),
          stream: streamLabel(learner),
          term: ledger?.term ?? '',
          balance: ledger?.balance ?? '',
          lines: ledger?.lines ?? [],
          grades: school.results
            .filter((each) => each.learner === learner.id && each.term === school.term && each.published)
            .map(({ subject, mark, grade }) => ({ subject, mark, grade: grade ?? '' })),
        };
      }),
  };
}
