// State of the demo's office: acts of four people on the sandbox's school. Pure functions: the same acts give the same
// office, so only acts are stored.
import { type Done, RefusedError } from '@tred/sandbox/act';
import { applicationIn, decideApplication, enrol } from '@tred/sandbox/admissions';
import { classList, takeRegister } from '@tred/sandbox/attendance';
import { askPayer, likelyLearners, matchByHand, receivePayment, undoMatch } from '@tred/sandbox/payments';
import { type NewMark, saveMarks } from '@tred/sandbox/results';
import type { Attendance, Message, School } from '@tred/sandbox/types';
import { MORNING, paymentsOfTheMorning, type SchoolKind, schoolOfTheMorning, TODAY } from './scenario';
import { officeWords } from './words';

export const roles = ['teacher', 'bursar', 'studies', 'registrar'] as const;
export type Role = (typeof roles)[number];

export type Mark = Attendance;
export const marks = ['present', 'absent', 'late', 'excused'] as const satisfies readonly Mark[];

/** `S.2 North`. */
export type StreamKey = string;
export type Part = 'continuous' | 'examination';

export type Act =
  | { do: 'mark'; learner: string; mark: Mark }
  | { do: 'close'; stream: StreamKey }
  | { do: 'network'; on: boolean }
  | { do: 'receive' }
  | { do: 'match'; receipt: string; learner: string }
  | { do: 'undo'; receipt: string }
  | { do: 'ask'; receipt: string }
  | { do: 'compare' }
  | { do: 'type'; learner: string; subject: string; part: Part; value: string }
  | { do: 'publish'; stream: StreamKey; subject: string }
  | { do: 'review'; application: string }
  | { do: 'admit'; application: string; stream: string }
  | { do: 'enrol'; application: string };

/** A closed register: on the teacher's phone until the office receives it. */
export type ClosedRegister = {
  stream: StreamKey;
  marks: Readonly<Record<string, Mark>>;
  sent: boolean;
  tries: number;
};

/** An SMS with the owner of the phone. */
export type Received = Message & { owner: string };

/** The result of an act; news-text.ts puts it into words. */
export type News =
  | { of: 'network'; on: boolean }
  | { of: 'kept'; stream: StreamKey }
  | { of: 'sent'; registers: number; again: boolean; messages: number }
  | { of: 'payments'; matched: number; unmatched: number }
  | { of: 'matched' | 'undone'; learner: string }
  | { of: 'asked' }
  | { of: 'day' }
  | { of: 'published'; subject: string; families: number }
  | { of: 'reviewed'; application: string }
  | { of: 'admitted'; application: string }
  | { of: 'enrolled'; application: string };

export type Office = {
  kind: SchoolKind;
  school: School;
  /** The clock advances with each act that reaches the school. */
  now: number;
  network: boolean;
  /** Marks in open registers that are not `present`. */
  marked: Readonly<Record<string, Mark>>;
  closedRegisters: readonly ClosedRegister[];
  /** Typed text in the boxes of the sheet. */
  typed: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, { learner: string; at: number }>>;
  compared: boolean;
  reviewed: readonly string[];
  inbox: readonly Received[];
  news: News | undefined;
};

const STEP = 3 * 60_000;

const opened: Record<string, Office> = {};

/** Built once: it is slow on a phone, and nothing changes it. A visitor may name the learner of the tour. */
export function openOffice(kind: SchoolKind, name = ''): Office {
  const key = `${kind}/${name}`;
  opened[key] ??= name ? withName(openOffice(kind), name) : newOffice(kind);
  return opened[key];
}

/** A typed name has no order, so it is the whole name. */
function withName(office: Office, name: string): Office {
  const { child } = officeWords.schools[office.kind];
  const learners = office.school.learners.map((each) =>
    each.id === child ? { ...each, first_name: name, last_name: '' } : each,
  );
  return { ...office, school: { ...office.school, learners } };
}

function newOffice(kind: SchoolKind): Office {
  return {
    kind,
    school: schoolOfTheMorning(kind),
    now: MORNING,
    network: true,
    marked: {},
    closedRegisters: [],
    typed: {},
    answers: {},
    compared: false,
    reviewed: [],
    inbox: [],
    news: undefined,
  };
}

const cellOf = ({ learner, subject, part }: { learner: string; subject: string; part: Part }) =>
  `${learner}/${subject}/${part}`;

/** Key of a phone: guardians share the sandbox's twelve numbers, so the name is part of it. */
export const ownerOf = ({ name, phone }: { name: string; phone: string }) => `${name}/${phone}`;

export const streamOf = (key: StreamKey) => {
  const [of = '', stream = ''] = key.split(' ');
  return { of, stream };
};

/** Applies an act; an act that no longer fits changes nothing. */
export function step(office: Office, act: Act): Office {
  try {
    return steps(office, act);
  } catch (error) {
    if (error instanceof RefusedError) return office;
    throw error;
  }
}

function steps(office: Office, act: Act): Office {
  switch (act.do) {
    case 'mark':
      return { ...office, marked: { ...office.marked, [act.learner]: act.mark }, news: undefined };
    case 'close':
      return close(office, act.stream);
    case 'network':
      return act.on
        ? sendRegisters({ ...office, network: true }, true)
        : { ...office, network: false, news: { of: 'network', on: false } };
    case 'receive':
      return receive(office);
    case 'match': {
      const matched = after(office, (school, at) => matchByHand(school, act.receipt, act.learner, at));
      return { ...matched, news: { of: 'matched', learner: act.learner } };
    }
    case 'undo': {
      const { payment } = office.school.incoming.find(({ receipt }) => receipt === act.receipt) ?? {};
      const learner = office.school.payments.find(({ id }) => id === payment)?.learner ?? '';
      const undone = after(office, (school, at) => undoMatch(school, act.receipt, at));
      return { ...undone, news: { of: 'undone', learner } };
    }
    case 'ask':
      return ask(office, act.receipt);
    case 'compare':
      return { ...office, compared: true, news: { of: 'day' } };
    case 'type':
      return { ...office, typed: { ...office.typed, [cellOf(act)]: act.value }, news: undefined };
    case 'publish':
      return publish(office, act.stream, act.subject);
    case 'review':
      applicationIn(office.school, act.application);
      if (office.reviewed.includes(act.application)) return office;
      return {
        ...office,
        reviewed: [...office.reviewed, act.application],
        news: { of: 'reviewed', application: act.application },
      };
    case 'admit': {
      const { application, stream } = act;
      const admitted = after(office, (school, at) =>
        decideApplication(school, application, { decision: 'admitted', stream }, at),
      );
      return { ...admitted, news: { of: 'admitted', application } };
    }
    case 'enrol': {
      const enrolled = after(office, (school, at) => enrol(school, act.application, at));
      return { ...enrolled, news: { of: 'enrolled', application: act.application } };
    }
    default:
      // An act stored by an older version.
      return office;
  }
}

/** Applies a change to the school at the next time of the clock, and delivers its SMS. */
function after(office: Office, change: (school: School, at: number) => Done<unknown>): Office {
  const now = office.now + STEP;
  const { school, messages } = change(office.school, now);
  const arrived = messages.map((message) => ({ ...message, owner: ownerOf(guardianOf(school, message)) }));
  return { ...office, school, now, inbox: [...office.inbox, ...arrived] };
}

function guardianOf(school: School, { learner, to }: Message) {
  const known = school.learners.find(({ id }) => id === learner);
  return known?.guardian ?? { name: to, phone: to };
}

function close(office: Office, stream: StreamKey): Office {
  if (office.closedRegisters.some((each) => each.stream === stream)) return office;
  const { of, stream: name } = streamOf(stream);
  const taken = Object.fromEntries(
    classList(office.school, of, name).map(({ id }) => [id, office.marked[id] ?? 'present']),
  );
  const closed = {
    ...office,
    closedRegisters: [...office.closedRegisters, { stream, marks: taken, sent: false, tries: 0 }],
  };
  return office.network ? sendRegisters(closed, false) : { ...closed, news: { of: 'kept', stream } };
}

/** On an unsteady signal the first reply is lost, so the phone repeats the request; idempotency prevents a second SMS. */
function sendRegisters(office: Office, unsteady: boolean): Office {
  const waiting = office.closedRegisters.filter(({ sent }) => !sent);
  if (waiting.length === 0) return { ...office, news: { of: 'network', on: true } };
  const tries = unsteady ? 2 : 1;
  let sending = office;
  for (const { stream, marks: taken } of waiting) {
    const { of, stream: name } = streamOf(stream);
    const register = {
      class: of,
      stream: name,
      date: TODAY,
      marks: Object.entries(taken).map(([learner, mark]) => ({ learner, mark })),
      closed: true,
    };
    for (let ask = 0; ask < tries; ask += 1)
      sending = after(sending, (school, at) => takeRegister(school, register, at));
  }
  return {
    ...sending,
    closedRegisters: sending.closedRegisters.map((each) =>
      each.sent ? each : { ...each, sent: true, tries },
    ),
    news: {
      of: 'sent',
      registers: waiting.length,
      again: unsteady,
      messages: sending.inbox.length - office.inbox.length,
    },
  };
}

function receive(office: Office): Office {
  if (office.school.incoming.length > 0) return office;
  const came = paymentsOfTheMorning(office.kind, office.school);
  const received = came.reduce(
    (so, payment) => after(so, (school, at) => receivePayment(school, payment, at)),
    office,
  );
  const matched = received.school.incoming.filter(({ payment }) => payment).length;
  return { ...received, news: { of: 'payments', matched, unmatched: came.length - matched } };
}

/** The payer answers within the next step of the clock, and knows the child. */
function ask(office: Office, receipt: string): Office {
  const asked = after(office, (school, at) => askPayer(school, receipt, at));
  const open = asked.school.incoming.find((each) => each.receipt === receipt);
  const [child] = open ? likelyLearners(asked.school, open, 1) : [];
  if (!child) return office;
  const now = asked.now + STEP;
  const answers = { ...office.answers, [receipt]: { learner: child.id, at: now } };
  return { ...asked, now, answers, news: { of: 'asked' } };
}

const whole = /^\d{1,3}$/;

/** Parses a box: a whole number up to 100, empty, or invalid. */
export function readMark(text: string): number | undefined | 'wrong' {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return whole.test(text.trim()) && value <= 100 ? value : 'wrong';
}

/** Text of a box: the typed text, otherwise the school's mark. */
export function textOf(
  { school, typed }: Office,
  cell: { learner: string; subject: string; part: Part },
): string {
  const saved = school.results.find(
    (each) => each.learner === cell.learner && each.subject === cell.subject && each.term === school.term,
  );
  return typed[cellOf(cell)] ?? String(saved?.[cell.part] ?? '');
}

/** Publishes a class's marks in a subject; only families of learners with both marks get an SMS. */
function publish(office: Office, stream: StreamKey, subject: string): Office {
  const { of } = streamOf(stream);
  const complete = classList(office.school, of).flatMap(({ id: learner }): NewMark[] => {
    const continuous = readMark(textOf(office, { learner, subject, part: 'continuous' }));
    const examination = readMark(textOf(office, { learner, subject, part: 'examination' }));
    return typeof continuous === 'number' && typeof examination === 'number'
      ? [{ learner, continuous, examination }]
      : [];
  });
  if (complete.length === 0) return office;
  const published = after(office, (school, at) =>
    saveMarks(school, { class: of, term: school.term, subject, marks: complete, publish: true }, at),
  );
  const families = published.inbox.length - office.inbox.length;
  return { ...published, news: { of: 'published', subject, families } };
}

export const officeAfter = (kind: SchoolKind, acts: readonly Act[], name?: string): Office =>
  acts.reduce(step, openOffice(kind, name));

/** Adds an act; it replaces the last one if that changed the same box or mark. */
export function withAct(acts: readonly Act[], act: Act): Act[] {
  const last = acts[acts.length - 1];
  const same = last && placeOf(act) !== undefined && placeOf(last) === placeOf(act);
  return [...(same ? acts.slice(0, -1) : acts), act];
}

function placeOf(act: Act): string | undefined {
  if (act.do === 'type') return cellOf(act);
  return act.do === 'mark' ? act.learner : undefined;
}
