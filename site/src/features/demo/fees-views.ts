// View models of the bursar's screen and the parent's phone.
import { learnerIn, nameOf } from '@tred/sandbox/act';
import { providerNames } from '@tred/sandbox/format';
import { statementOf } from '@tred/sandbox/ledger';
import { paymentNumber } from '@tred/sandbox/payment-number';
import { likelyLearners, receiptOf } from '@tred/sandbox/payments';
import type { Incoming, Learner, School } from '@tred/sandbox/types';
import { formatPhone } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import { type Office, ownerOf } from './office';
import { followed } from './scenario';
import { clock, day, item, plain, shortDay, streamLabel, termName } from './views';

export type BursarView = ReturnType<typeof bursarView>;

export function bursarView(office: Office, ledger: string | undefined) {
  const { school, answers, compared } = office;
  const open = school.incoming.find(({ payment }) => !payment);
  const matched = school.incoming.filter(({ payment }) => payment);
  const answer = open && answers[open.receipt];
  const named = answer && learnerIn(school, answer.learner);
  return {
    payments: school.incoming.map((incoming) => rowOf(school, incoming)),
    matched: formatUgx(matched.reduce((sum, { amount }) => sum + amount, 0)),
    unmatched: school.incoming.length - matched.length,
    /** For the first unmatched payment. */
    candidates: open ? candidatesFor(office, open) : [],
    /** The payer's answer about that payment. */
    answer: named && { time: clock(answer.at), learner: nameOf(named), class: named.class },
    ledger: ledger === undefined ? undefined : ledgerView(school, ledger),
    /** Once the bursar has compared. */
    day: compared ? dayView(school) : undefined,
  };
}

/** Likely learners; after the payer's answer only the named one. */
function candidatesFor({ school, answers }: Office, open: Incoming): ReturnType<typeof candidate>[] {
  const named = answers[open.receipt]?.learner;
  if (named) return [{ ...candidate(school, open, learnerIn(school, named)), reason: 'payer' }];
  return likelyLearners(school, open).map((learner) => candidate(school, open, learner));
}

/** The networks' statements against the ledger; amounts in shillings. */
export function dayView({ incoming }: Pick<School, 'incoming'>) {
  const sum = (of: readonly Incoming[]) => of.reduce((total, { amount }) => total + amount, 0);
  const line = (of: readonly Incoming[]) => {
    const [statement, booked] = [sum(of), sum(of.filter(({ payment }) => payment))];
    return { statement: plain(statement), booked: plain(booked), left: plain(statement - booked) };
  };
  const providers = [...new Set(incoming.map(({ provider }) => provider))];
  return {
    accounts: providers.map((provider) => ({
      name: providerNames[provider],
      ...line(incoming.filter((each) => each.provider === provider)),
    })),
    total: line(incoming),
    left: sum(incoming.filter(({ payment }) => !payment)),
  };
}

export type PaymentRow = ReturnType<typeof rowOf>;

function rowOf(school: School, incoming: Incoming) {
  const { receipt, received_at, provider, phone, reference, amount, matched } = incoming;
  const payment = school.payments.find(({ id }) => id === incoming.payment);
  const learner = payment && learnerIn(school, payment.learner);
  return {
    receipt,
    time: clock(received_at),
    provider,
    providerName: providerNames[provider],
    phone: formatPhone(phone),
    reference,
    amount: formatUgx(amount),
    /** The learner; undefined until matched. */
    learner: learner && { id: learner.id, name: nameOf(learner), stream: streamLabel(learner) },
    byHand: matched === 'by-hand',
  };
}

function candidate(school: School, { reference, amount }: Incoming, learner: Learner) {
  const number = paymentNumber(school, learner.id);
  const owed = Math.max(0, learner.balance);
  return {
    id: learner.id,
    name: `${nameOf(learner)}, ${streamLabel(learner)}`,
    number,
    balance: formatUgx(owed),
    reason: reasonFor(reference, number),
    /** The part of the payment that is more than the learner owes. */
    ahead: amount > owed ? formatUgx(amount - owed) : undefined,
  };
}

/** The reason for a candidate: the typed number is similar, or the phone number matches. */
function reasonFor(typed: string, number: string): 'swapped' | 'digit' | 'phone' | 'payer' {
  const other = [...number].filter((digit, at) => digit !== typed[at]).length;
  if (other === 1 && typed.length === number.length) return 'digit';
  return [...number].sort().join() === [...typed].sort().join() ? 'swapped' : 'phone';
}

export type LedgerView = NonNullable<ReturnType<typeof ledgerView>>;

function ledgerView(school: School, id: string) {
  const learner = school.learners.find((each) => each.id === id);
  if (!learner) return undefined;
  const comesIn = school.applications.find((application) => application.learner === id)?.term;
  const { opening_balance, lines, balance, term } = statementOf(school, id, comesIn ?? school.term);
  let running = opening_balance;
  const drawn = lines.map(({ date, description, amount }, at) => {
    running += amount;
    return {
      id: String(at),
      date: shortDay(date),
      text: item(description),
      amount: plain(amount),
      balance: plain(running),
    };
  });
  const last = school.incoming.filter(({ payment }) =>
    school.payments.some((each) => each.id === payment && each.learner === id),
  );
  const payment = last[last.length - 1]?.payment;
  return {
    learner: nameOf(learner),
    stream: streamLabel(learner),
    number: paymentNumber(school, id),
    term: termName(term),
    lines: drawn,
    balance,
    receipt: payment ? receiptView(school, learner, payment) : undefined,
  };
}

function receiptView(school: School, learner: Learner, payment: string) {
  const { number, amount, paid_at, paid_over, balance } = receiptOf(school, payment);
  return {
    number,
    amount: formatUgx(amount),
    paid: `${day(paid_at)}, ${clock(paid_at)}`,
    learner: `${nameOf(learner)}, ${streamLabel(learner)}`,
    paymentNumber: paymentNumber(school, learner.id),
    over: paid_over,
    balance,
  };
}

/** The father of the tour's child, unless the newest message went to others only. */
export function ownerNow({ kind, school, inbox }: Office, chosen: string | undefined): string {
  const father = ownerOf(followed(kind, school).guardian);
  if (chosen) return chosen;
  const last = inbox[inbox.length - 1];
  if (!last) return father;
  const together = inbox.filter(({ sent_at }) => sent_at === last.sent_at);
  return together.some(({ owner }) => owner === father) ? father : last.owner;
}

export type PhoneView = ReturnType<typeof phoneView>;
export type Child = PhoneView['children'][number];

export function phoneView(office: Office, chosen: string | undefined) {
  const { school, inbox, now } = office;
  const owner = ownerNow(office, chosen);
  const father = ownerOf(followed(office.kind, school).guardian);
  const owners = new Set([father, ...inbox.map((each) => each.owner)]);
  const [name = '', number = ''] = owner.split('/');
  return {
    owner,
    /** Owners of phones with messages, and the father. */
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
          balance: ledger?.balance ?? 0,
          lines: ledger?.lines ?? [],
          grades: school.results
            .filter((each) => each.learner === learner.id && each.term === school.term && each.published)
            .map(({ subject, mark, grade }) => ({ subject, mark, grade: grade ?? '' })),
        };
      }),
  };
}
