// Applies an action to a school: takes the school and the time, returns a new school with the SMS and events. The input
// stays unchanged.

import { moment } from './format.ts';
import { type IdKind, numberedId } from './ids.ts';
import type { EventType, Learner, Message, Moment, School, SchoolEvent } from './types.ts';

type RefusalCode = 'invalid_request' | 'not_allowed' | 'not_found' | 'idempotency_conflict' | 'invalid_field';

export class RefusedError extends Error {
  code: RefusalCode;
  field: string | undefined;

  constructor(code: RefusalCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** A value that the API answers with 422. */
export const invalid = (message: string, field: string) => new RefusedError('invalid_field', message, field);

export function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new RefusedError('not_found', `No ${what} ${id}.`);
  return thing;
}

export const withId = <T extends { id: string }>(list: readonly T[], what: string, id: string): T =>
  found(
    list.find((each) => each.id === id),
    what,
    id,
  );

export type Done<T> = {
  school: School;
  made: T;
  /** SMS of the action, also at the end of `school.messages`. */
  messages: readonly Message[];
  events: readonly SchoolEvent[];
};

/** A school during an action: replace its parts, never mutate them. */
export type Draft = {
  school: { -readonly [Part in keyof School]: School[Part] };
  now: Moment;
  id: (kind: IdKind) => string;
  sendMessage: (to: string, learner: string | null, about: Message['about'], text: string) => void;
  happen: (type: EventType, data: object) => void;
};

export function act<T>(before: School, at: number, change: (draft: Draft) => T): Done<T> {
  const school = { ...before };
  const now = moment(at);
  const messages: Message[] = [];
  const events: SchoolEvent[] = [];
  const id = (kind: IdKind) => {
    const count = school.made[kind] ?? 0;
    school.made = { ...school.made, [kind]: count + 1 };
    return numberedId(school.seed, kind, count);
  };
  const made = change({
    school,
    now,
    id,
    sendMessage: (to, learner, about, text) =>
      messages.push({ id: id('sms'), to, learner, about, text: `${school.name}: ${text}`, sent_at: now }),
    happen: (type, data) => events.push({ id: id('evt'), type, live: false, created_at: now, data }),
  });
  if (messages.length > 0) school.messages = [...school.messages, ...messages];
  if (events.length > 0) school.events = [...school.events, ...events];
  return { school, made, messages, events };
}

export function withChanged<T extends { id: string }>(list: readonly T[], changed: T): T[] {
  return list.map((each) => (each.id === changed.id ? changed : each));
}

export const learnerIn = (school: Pick<School, 'learners'>, id: string): Learner =>
  withId(school.learners, 'learner', id);

export const nameOf = ({ first_name, last_name }: Pick<Learner, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;
