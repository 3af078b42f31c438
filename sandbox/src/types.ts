// What a school knows, in the words of the API: plain data that can be kept, copied and sent.

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
  /** What is owed up to the running term; below zero is paid ahead. */
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
  status: 'pending' | 'succeeded' | 'failed';
  failure: { code: FailureCode; message: string } | null;
  receipt: string | null;
  requested_at: Moment;
  settled_at: Moment | null;
  updated_at: Moment;
};

/** Money that came in by itself, with what the payer typed. `payment` is null until it is known whose fees it pays. */
export type Incoming = {
  /** The network's number for it, as in the payer's SMS. */
  receipt: string;
  provider: Provider;
  phone: string;
  amount: number;
  /** The payment number as it was typed. */
  reference: string;
  received_at: Moment;
  payment: string | null;
  /** How it found its learner. */
  matched: 'by-number' | 'by-hand' | null;
};

export type LedgerLine = {
  learner: string;
  term: Term;
  date: string;
  kind: 'charge' | 'payment' | 'waiver';
  description: string;
  /** Charges above zero; payments and waivers below. */
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

export type Grade = 'A' | 'B' | 'C' | 'D' | 'E';
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

export type ApplicationStatus = 'received' | 'admitted' | 'waiting' | 'declined';
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

/** An SMS to a guardian. */
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

/** The whole school. Nothing in it is ever changed in place: each act gives a new one that shares the rest. */
export type School = {
  name: string;
  /** Ids that are made later follow from it. */
  seed: string;
  /** The running term. */
  term: Term;
  classes: readonly ClassPlan[];
  /** In the order in which they came; nobody is taken out. */
  learners: readonly Learner[];
  ledger: readonly LedgerLine[];
  payments: readonly Payment[];
  incoming: readonly Incoming[];
  registers: readonly Register[];
  results: readonly Result[];
  applications: readonly Application[];
  /** When an admitted child took up the place, by application. */
  enrolled: Readonly<Record<string, Moment>>;
  webhooks: readonly Webhook[];
  messages: readonly Message[];
  events: readonly SchoolEvent[];
  /** How many ids of each kind have been made. */
  made: Readonly<Record<string, number>>;
};

export type KnownLearner = Omit<Learner, 'status' | 'updated_at'>;

export type SchoolPlan = {
  name: string;
  seed: string;
  term: string;
  /** When the records were last touched before anybody used the sandbox. */
  changed: string;
  classes: readonly ClassPlan[];
  /** Those of a class, or of each of its streams where it has some. */
  learnersInStream: number;
  owingInStream: number;
  withoutLinInStream: number;
  /** Whose sex and day of birth the office has filled in, all but one in ten, and the year they were mostly born. */
  candidates: Readonly<Record<string, number>>;
  /** Learners that the documentation names; each takes a place of its stream. */
  known: readonly KnownLearner[];
  /** What a learner owed from before the term. */
  opening: Readonly<Record<string, number>>;
  /** Payments with ids that are known. These learners have paid nothing else this term. */
  payments: readonly Payment[];
  registers: readonly {
    id: string;
    class: string;
    stream: string | null;
    date: string;
    marks: readonly RegisterMark[];
  }[];
  results: readonly {
    id: string;
    learner: string;
    subject: string;
    continuous: number;
    examination: number;
  }[];
  /** Subjects that nobody has marked yet this term. */
  unmarked: readonly string[];
  applications: readonly Application[];
  webhooks: readonly Webhook[];
};
