// Types of a school's data, in the words of the API.

/** `2026-3`: the year and 1, 2 or 3. */
export type Term = string;
/** `2026-10-12T10:24:05+03:00`. */
export type Moment = string;
export type Guardian = { name: string; phone: string };

export type Learner = {
  id: string;
  lin: string | null;
  first_name: string;
  last_name: string;
  sex?: 'F' | 'M';
  birth_date?: string;
  class: string;
  stream: string | null;
  status: 'active' | 'left' | 'completed';
  guardian: Guardian;
  /** Balance up to the current term; negative is paid ahead. */
  balance: number;
  updated_at: Moment;
};

export type Provider = 'mtn_momo' | 'airtel_money';
export type FailureCode =
  | 'payer_declined'
  | 'insufficient_funds'
  | 'timed_out'
  | 'number_not_registered'
  | 'limit_exceeded';

export type Payment = {
  id: string;
  learner: string;
  term: Term;
  amount: number;
  currency: 'UGX';
  provider: Provider;
  phone: string;
  /** `reversed` was booked for a wrong learner, and taken off the account again. */
  status: 'pending' | 'succeeded' | 'failed' | 'reversed';
  failure: { code: FailureCode; message: string } | null;
  receipt: string | null;
  requested_at: Moment;
  settled_at: Moment | null;
  updated_at: Moment;
};

/** An incoming payment. `payment` is null until it is matched. */
export type Incoming = {
  /** The network's transaction id, as in the payer's SMS. */
  receipt: string;
  provider: Provider;
  phone: string;
  amount: number;
  reference: string;
  received_at: Moment;
  payment: string | null;
  matched: 'by-number' | 'by-hand' | null;
};

export type LedgerLine = {
  learner: string;
  term: Term;
  date: string;
  kind: 'charge' | 'payment' | 'waiver';
  description: string;
  /** Charges are positive; payments and waivers negative. */
  amount: number;
  payment?: string;
};

export type Attendance = 'present' | 'absent' | 'late' | 'excused';
export type RegisterMark = { learner: string; mark: Attendance; note?: string };
export type Register = {
  id: string;
  class: string;
  stream: string | null;
  date: string;
  marks: readonly RegisterMark[];
  closed_at: Moment | null;
  updated_at: Moment;
};

/** A to E, or D1 to F9. */
export type Grade = string;
export type Result = {
  id: string;
  learner: string;
  class: string;
  term: Term;
  subject: string;
  continuous: number;
  examination: number;
  mark: number;
  grade: Grade | null;
  published: boolean;
  updated_at: Moment;
};

type ApplicationStatus = 'received' | 'admitted' | 'waiting' | 'declined';
export type Application = {
  id: string;
  first_name: string;
  last_name: string;
  lin?: string;
  class: string;
  term: Term;
  guardian: Guardian;
  status: ApplicationStatus;
  note: string | null;
  learner: string | null;
  received_at: Moment;
  updated_at: Moment;
};

export type EventType =
  | 'payment.succeeded'
  | 'payment.failed'
  | 'learner.admitted'
  | 'register.closed'
  | 'results.published';

export type SchoolEvent = {
  id: string;
  type: EventType;
  live: false;
  created_at: Moment;
  data: object;
};

export type Webhook = { id: string; url: string; events: EventType[]; created_at: Moment; secret: string };

export type Message = {
  id: string;
  to: string;
  learner: string | null;
  about: 'attendance' | 'fees' | 'results' | 'admissions';
  text: string;
  sent_at: Moment;
};

export type ClassPlan = {
  name: string;
  streams: readonly string[];
  charges: readonly { description: string; amount: number }[];
  subjects: readonly string[];
};

/** The whole school. Immutable: each action returns a new one. */
export type School = {
  name: string;
  seed: string;
  term: Term;
  classes: readonly ClassPlan[];
  /** In order of arrival; never removed. */
  learners: readonly Learner[];
  ledger: readonly LedgerLine[];
  payments: readonly Payment[];
  incoming: readonly Incoming[];
  registers: readonly Register[];
  results: readonly Result[];
  applications: readonly Application[];
  enrolled: Readonly<Record<string, Moment>>;
  webhooks: readonly Webhook[];
  messages: readonly Message[];
  events: readonly SchoolEvent[];
  made: Readonly<Record<string, number>>;
};

export type KnownLearner = Omit<Learner, 'status' | 'updated_at'>;

export type SchoolPlan = {
  name: string;
  seed: string;
  term: string;
  /** Time of the last change before the sandbox was used. */
  changed: string;
  classes: readonly ClassPlan[];
  /** Learners of a class, or of each stream. */
  learnersInStream: number;
  owingInStream: number;
  withoutLinInStream: number;
  /** Learners with sex and day of birth, all but one in ten, and their usual year of birth. */
  candidates: Readonly<Record<string, number>>;
  /** Learners of the documentation; each takes a place in its stream. */
  known: readonly KnownLearner[];
  opening: Readonly<Record<string, number>>;
  /** Payments with fixed ids. These learners have no other payments this term. */
  payments: readonly Payment[];
  registers: readonly Omit<Register, 'closed_at' | 'updated_at'>[];
  results: readonly Pick<Result, 'id' | 'learner' | 'subject' | 'continuous' | 'examination'>[];
  unmarked: readonly string[];
  applications: readonly Application[];
  webhooks: readonly Webhook[];
};
