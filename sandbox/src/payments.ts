// Mobile money: payment requests, incoming payments, and matching them to learners.
import { act, type Done, type Draft, found, invalid, learnerIn, nameOf, withChanged } from './act.ts';
import { learnerNamed } from './class-list.ts';
import { dayInWords, dayOf, providerNames, ugx } from './format.ts';
import { seededRandom } from './ids.ts';
import { book, oldestOwing } from './ledger.ts';
import { learnerByNumber, paymentNumber } from './payment-number.ts';
import type { FailureCode, Incoming, Learner, Payment, School, Term } from './types.ts';

export type NewIncoming = Pick<Incoming, 'provider' | 'phone' | 'amount' | 'reference'> & {
  /** The network's transaction id; generated if missing. */
  receipt?: string | undefined;
};

/** Records an incoming payment. A valid payment number books it; otherwise it waits for matching. */
export function receivePayment(
  school: School,
  { receipt = receiptNumber(school, school.incoming.length), ...came }: NewIncoming,
  at: number,
): Done<Incoming> {
  return act(school, at, (draft) => {
    const incoming: Incoming = { receipt, ...came, received_at: draft.now, payment: null, matched: null };
    const learner = learnerByNumber(school, came.reference);
    const stored: Incoming = learner
      ? { ...incoming, payment: bookIncoming(draft, incoming, learner), matched: 'by-number' }
      : incoming;
    draft.school.incoming = [...school.incoming, stored];
    return stored;
  });
}

export function matchByHand(school: School, receipt: string, learnerId: string, at: number): Done<Incoming> {
  const learner = learnerIn(school, learnerId);
  const incoming = found(
    school.incoming.find((each) => each.receipt === receipt),
    'payment with receipt',
    receipt,
  );
  if (incoming.payment) throw invalid(`${receipt} is matched already.`, 'receipt');
  return act(school, at, (draft) => {
    const payment = bookIncoming(draft, incoming, learner);
    return withMatch(draft, incoming, { payment, matched: 'by-hand' });
  });
}

function withMatch({ school }: Draft, incoming: Incoming, match: Pick<Incoming, 'payment' | 'matched'>) {
  const stored = { ...incoming, ...match };
  school.incoming = school.incoming.map((each) => (each === incoming ? stored : each));
  return stored;
}

/** Takes a payment off the learner's account: it waits again, and the guardian gets a correction. */
export function undoMatch(school: School, receipt: string, at: number): Done<Incoming> {
  const incoming = found(
    school.incoming.find((each) => each.receipt === receipt && each.matched === 'by-hand'),
    'payment matched by hand with receipt',
    receipt,
  );
  const payment = found(
    school.payments.find(({ id }) => id === incoming.payment),
    'payment',
    receipt,
  );
  return act(school, at, (draft) => {
    const reversed: Payment = { ...payment, status: 'reversed', updated_at: draft.now };
    draft.school.payments = withChanged(school.payments, reversed);
    const who = bookLine(draft, payment, payment.amount, ', corrected');
    const text = `Correction: ${ugx(payment.amount)} of ${timeOf(payment)} was not for ${nameOf(who)}, ${who.class}, and is off the account. Receipt ${receipt}. ${balanceWords(who.balance)}`;
    draft.sendMessage(who.guardian.phone, who.id, 'fees', text);
    return withMatch(draft, incoming, { payment: null, matched: null });
  });
}

export function askPayer(school: School, receipt: string, at: number): Done<Incoming> {
  const incoming = found(
    school.incoming.find((each) => each.receipt === receipt && !each.payment),
    'open payment with receipt',
    receipt,
  );
  return act(school, at, (draft) => {
    const { amount, phone, reference } = incoming;
    const text = `We have ${ugx(amount)} from this phone with the number ${reference}, which no learner has. For which child is it? Please reply with name and class.`;
    draft.sendMessage(phone, null, 'fees', text);
    return incoming;
  });
}

export const unmatched = (school: School): Incoming[] => school.incoming.filter(({ payment }) => !payment);

/** Likely learners of an unmatched payment, best first: a number with one wrong or two swapped digits, then the guardian's phone, then a sufficient balance. */
export function likelyLearners(school: School, incoming: Incoming, most = 3): Learner[] {
  const typed = incoming.reference.replace(/\D/g, '');
  const scored = school.learners.map((learner) => {
    const slip = isOneSlip(typed, paymentNumber(school, learner.id)) ? 4 : 0;
    const phone = learner.guardian.phone === incoming.phone ? 2 : 0;
    const score = slip + phone;
    return { learner, score: score && score + (learner.balance >= incoming.amount ? 1 : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ learner }) => learner);
}

function isOneSlip(typed: string, number: string): boolean {
  if (typed.length !== number.length) return false;
  const wrong = [...number].flatMap((digit, index) => (digit === typed[index] ? [] : [index]));
  const [first = 0, second = 0] = wrong;
  if (wrong.length === 1) return true;
  return (
    wrong.length === 2 &&
    second === first + 1 &&
    typed[first] === number[second] &&
    typed[second] === number[first]
  );
}

function bookIncoming(draft: Draft, incoming: Incoming, learner: Learner): string {
  const { receipt, received_at } = incoming;
  // When the money came, not when it was matched.
  const paid = { requested_at: received_at, settled_at: received_at };
  const settled = { status: 'succeeded', receipt, ...paid } as const;
  const payment = addPayment(draft, { ...incoming, learner: learner.id }, settled);
  bookPayment(draft, payment);
  return payment.id;
}

function bookPayment(draft: Draft, payment: Payment): void {
  const { amount, receipt } = payment;
  const who = bookLine(draft, payment, -amount);
  const text = `${ugx(amount)} received for ${nameOf(who)}, ${who.class}. Receipt ${receipt}. ${balanceWords(who.balance)}`;
  draft.sendMessage(who.guardian.phone, who.id, 'fees', text);
  draft.happen('payment.succeeded', payment);
}

/** Returns the learner with the new balance. */
function bookLine(
  draft: Draft,
  { id, learner, term, provider }: Payment,
  amount: number,
  more = '',
): Learner {
  const description = providerNames[provider] + more;
  const line = { learner, term, date: dayOf(draft.now), kind: 'payment' as const, description, amount };
  book(draft, learner, [{ ...line, payment: id }]);
  return learnerIn(draft.school, learner);
}

/** `07:52 on 16 November`: the same moment on the receipt and in the SMS. */
const timeOf = ({ settled_at, updated_at }: Payment) => {
  const paid = settled_at ?? updated_at;
  return `${paid.slice(11, 16)} on ${dayInWords(dayOf(paid))}`;
};

const balanceWords = (balance: number) =>
  balance < 0 ? `Paid ahead ${ugx(-balance)}.` : `Balance ${ugx(balance)}.`;

const receiptNumber = (school: School, count: number, kind = 'in') => {
  const next = seededRandom(`${school.seed}:receipt:${kind}:${count}`);
  return `20${String(Math.floor(next() * 1e9)).padStart(9, '0')}`;
};

export function receiptOf(school: School, paymentId: string) {
  const payment = found(
    school.payments.find(({ id, status }) => id === paymentId && status === 'succeeded'),
    'paid payment',
    paymentId,
  );
  const who = learnerIn(school, payment.learner);
  return {
    number: payment.receipt ?? payment.id,
    school: school.name,
    learner: nameOf(who),
    class: [who.class, who.stream].filter(Boolean).join(' '),
    amount: payment.amount,
    paid_over: providerNames[payment.provider],
    paid_at: payment.settled_at ?? payment.updated_at,
    term: payment.term,
    balance: who.balance,
  };
}

/** Test phones: the last digit decides the outcome. */
export const testNumbers = { mtn_momo: '+25667000000', airtel_money: '+25660000000' } as const;

const outcomes: readonly ('succeeded' | FailureCode)[] = [
  'succeeded',
  'payer_declined',
  'insufficient_funds',
  'timed_out',
  'number_not_registered',
  'limit_exceeded',
];

export function outcomeOf(phone: string): 'succeeded' | FailureCode | undefined {
  const stem = phone.slice(0, -1);
  const isTest = stem === testNumbers.mtn_momo || stem === testNumbers.airtel_money;
  return isTest ? outcomes[Number(phone.slice(-1)) - 1] : undefined;
}

export const failureMessages: Record<FailureCode, string> = {
  payer_declined: 'The payer declined the request.',
  insufficient_funds: 'There is not enough on the wallet.',
  timed_out: 'Nobody answered the prompt.',
  number_not_registered: 'The number has no wallet with this network.',
  limit_exceeded: 'The amount is over what the network lets one wallet send.',
};

const LIMIT_OF_TRANSACTION = 5_000_000;
const LIMIT_OF_DAY = 20_000_000;
const SETTLES_AFTER_SECONDS = 3;
const TIMES_OUT_AFTER_SECONDS = 5;

export type PaymentRequest = Pick<Payment, 'learner' | 'amount' | 'provider' | 'phone'> & {
  term?: Term | undefined;
};

/** Requests a payment from a test phone. It is pending until `settlePayments` gets a later time. */
export function requestPayment(school: School, request: PaymentRequest, at: number): Done<Payment> {
  learnerNamed(school, request.learner, 'learner');
  if (!outcomeOf(request.phone)) throw invalid('phone must be one of the sandbox’s test numbers.', 'phone');
  return act(school, at, (draft) => addPayment(draft, request));
}

function addPayment(draft: Draft, request: PaymentRequest, settled: Partial<Payment> = {}): Payment {
  const { learner, term = oldestOwing(draft.school, learner), amount, provider, phone } = request;
  const payment: Payment = {
    id: draft.id('pay'),
    learner,
    term,
    amount,
    currency: 'UGX',
    provider,
    phone,
    status: 'pending',
    failure: null,
    receipt: null,
    requested_at: draft.now,
    settled_at: null,
    updated_at: draft.now,
    ...settled,
  };
  draft.school.payments = [...draft.school.payments, payment];
  return payment;
}

export function settlePayments(school: School, at: number): Done<Payment[]> {
  const due = school.payments.filter((payment) => payment.status === 'pending' && settlesAt(payment) <= at);
  let done: Done<Payment[]> = { school, made: [], messages: [], events: [] };
  for (const payment of due) {
    const step = act(done.school, settlesAt(payment), (draft) => settle(draft, payment));
    done = {
      school: step.school,
      made: [...done.made, step.made],
      messages: [...done.messages, ...step.messages],
      events: [...done.events, ...step.events],
    };
  }
  return done;
}

function settlesAt({ requested_at, phone }: Payment): number {
  const seconds = outcomeOf(phone) === 'timed_out' ? TIMES_OUT_AFTER_SECONDS : SETTLES_AFTER_SECONDS;
  return Date.parse(requested_at) + seconds * 1000;
}

/** The number's outcome, unless the amount is over the network's limit. */
function outcomeNow(school: School, { phone, amount, provider, requested_at }: Payment) {
  const outcome = outcomeOf(phone) ?? 'number_not_registered';
  if (outcome !== 'succeeded') return outcome;
  if (!phone.startsWith(testNumbers[provider])) return 'number_not_registered';
  const day = dayOf(requested_at);
  const sent = school.payments
    .filter((each) => each.phone === phone && each.status === 'succeeded' && dayOf(each.requested_at) === day)
    .reduce((total, each) => total + each.amount, 0);
  return amount > LIMIT_OF_TRANSACTION || sent + amount > LIMIT_OF_DAY ? 'limit_exceeded' : outcome;
}

function settle(draft: Draft, payment: Payment): Payment {
  const { school, now } = draft;
  const outcome = outcomeNow(school, payment);
  const settled: Payment = {
    ...payment,
    ...(outcome === 'succeeded'
      ? { status: 'succeeded', receipt: receiptNumber(school, school.made.pay ?? 0, payment.id) }
      : { status: 'failed', failure: { code: outcome, message: failureMessages[outcome] } }),
    settled_at: now,
    updated_at: now,
  };
  school.payments = withChanged(school.payments, settled);
  if (settled.status === 'succeeded') bookPayment(draft, settled);
  else draft.happen('payment.failed', settled);
  return settled;
}
