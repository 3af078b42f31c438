// The sandbox as a program sees it: a request goes in, with the time and what is kept for its key; an answer comes out,
// with what is kept from now on. No server and no clock, so that it runs in a browser as it does at the desk.

import { Refused } from '../act.ts';
import { numberedId } from '../ids.ts';
import { settlePayments } from '../payments.ts';
import type { School, SchoolEvent } from '../types.ts';
import { type Delivery, deliveriesOf } from '../webhooks.ts';
import { complaint } from './check-value.ts';
import { type Api, findOperation, follow, type Operation } from './description.ts';
import { handlers, type Input, type Outcome } from './operations.ts';

export type Request = {
  method: string;
  /** Behind the base address: `/learners`. */
  path: string;
  /** Without its question mark. */
  query: string;
  /** With names in small letters. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string | undefined;
};

export type Answer = { status: number; headers: Record<string, string>; body: string };

type Remembered = { word: string; request: string; answer: Answer; at: number };

/** What is kept for a key. */
export type Kept = {
  school: School;
  /** Requests of the running minute. */
  minute: { from: number; used: number };
  requests: number;
  remembered: readonly Remembered[];
  deliveries: readonly Delivery[];
  /** The week in which the school was made: it starts over in the next. */
  week: number;
  /** About how many bytes were written since then. */
  written: number;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The first Monday of 1970 in Kampala. */
const FIRST_MONDAY = 4 * DAY - 3 * 60 * MINUTE;

/** How much is kept for one key; enough for a day's work, too little to fill a machine. */
export const most = { remembered: 100, deliveries: 100, told: 200, written: 1_200_000 } as const;

export const keep = (school: School, at: number): Kept => ({
  school,
  minute: { from: at, used: 0 },
  requests: 0,
  remembered: [],
  deliveries: [],
  week: weekOf(at),
  written: 0,
});

const weekOf = (at: number) => Math.floor((at - FIRST_MONDAY) / (7 * DAY));

/** Counts a request. The answer is there when it is one too many; the headers go onto every other one. */
export function admit(
  { description }: Api,
  before: Kept,
  at: number,
): { kept: Kept; headers: Record<string, string>; refused?: Answer } {
  const limit = description['x-facts'].rate_limit_sandbox;
  const isOver = at >= before.minute.from + MINUTE || at < before.minute.from;
  const minute = isOver ? { from: at, used: 1 } : { from: before.minute.from, used: before.minute.used + 1 };
  const kept = { ...before, minute, requests: before.requests + 1 };
  const wait = Math.max(1, Math.ceil((minute.from + MINUTE - at) / 1000));
  const headers = {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(Math.max(0, limit - minute.used)),
    'ratelimit-reset': String(wait),
  };
  if (minute.used <= limit) return { kept, headers };
  const words = `${limit} requests a minute are used up. Try again in ${wait} seconds.`;
  const refused = errorAnswer(429, 'too_many_requests', words, requestId(kept));
  return {
    kept,
    headers,
    refused: { ...refused, headers: { ...refused.headers, 'retry-after': String(wait) } },
  };
}

/** Answers a request that was let in. `fresh` is the school as it is at the start of a week. */
export function perform(
  api: Api,
  before: Kept,
  { writes, fresh }: { writes: boolean; fresh: School },
  request: Request,
  at: number,
): { kept: Kept; answer: Answer } {
  const kept = caughtUp(before, fresh, at);
  const id = requestId(kept);
  try {
    return respond(api, kept, writes, request, at);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    const status = { invalid_request: 400, not_found: 404, invalid_field: 422 }[problem.code];
    return { kept, answer: errorAnswer(status, problem.code, problem.message, id, problem.field) };
  }
}

function respond(
  api: Api,
  kept: Kept,
  writes: boolean,
  request: Request,
  at: number,
): { kept: Kept; answer: Answer } {
  const found = findOperation(api, request.method, stepsOf(request.path));
  const handler = found && handlers[found.operation.id];
  if (!found || !handler) throw new Refused('not_found', `There is no ${request.method} ${request.path}.`);
  const { operation } = found;
  const changes = request.method !== 'GET';
  const refuse = (status: number, code: string, message: string) => ({
    kept,
    answer: errorAnswer(status, code, message, requestId(kept)),
  });
  if (changes && !writes) return refuse(403, 'not_allowed', 'This key can read and not write.');
  if (changes && kept.written > most.written)
    return refuse(
      403,
      'not_allowed',
      'This key has written as much as one may in a week. It starts over on Sunday.',
    );

  const word = changes ? request.headers['idempotency-key'] : undefined;
  const sent = `${request.method} ${request.path}\n${request.body ?? ''}`;
  const input = readInput(api, operation, found.values, request);
  if (word !== undefined) {
    const oldest = at - api.description['x-facts'].idempotency_hours * 60 * MINUTE;
    const first = kept.remembered.find((each) => each.word === word && each.at > oldest);
    if (first && first.request !== sent)
      return refuse(409, 'idempotency_conflict', 'This Idempotency-Key was used with another body.');
    if (first) return { kept, answer: first.answer };
  }
  checkBody(api, operation, input);

  const outcome = handler(kept.school, input, at);
  const answer = answerOf(outcome);
  const after = outcome.done
    ? withEvents({ ...kept, school: outcome.done.school }, outcome.done.events)
    : kept;
  if (!changes) return { kept: after, answer };
  const written = kept.written + 1000 + (request.body?.length ?? 0) + answer.body.length;
  const remembered = word === undefined ? [] : [{ word, request: sent, answer, at }];
  return {
    kept: {
      ...after,
      written,
      remembered: [...kept.remembered, ...remembered].slice(-most.remembered),
    },
    answer,
  };
}

function stepsOf(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new Refused('invalid_request', 'The address cannot be read.');
  }
}

/** Path, query and headers as their schemas have them. A body is read here and checked later. */
function readInput(api: Api, operation: Operation, path: Input['path'], request: Request): Input {
  const given = new URLSearchParams(request.query);
  const query: Record<string, unknown> = {};
  const known = operation.parameters.filter((one) => one.in === 'query');
  for (const name of given.keys())
    if (!known.some((one) => one.name === name))
      throw new Refused('invalid_request', `There is no parameter ${name}.`, name);
  for (const { name, required, schema } of known) {
    const value = given.get(name);
    if (value === null && required) throw new Refused('invalid_request', `${name} is needed.`, name);
    if (value === null) continue;
    query[name] = typed(follow(api.description, schema).schema.type, value);
    refuseWrong(api, schema, query[name], name);
  }
  const headers: Record<string, string> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    const value = request.headers[name.toLowerCase()];
    if (place !== 'header' || value === undefined) continue;
    headers[name.toLowerCase()] = value;
    // A language that is not on the list means English, and no mistake.
    if (name !== 'Accept-Language') refuseWrong(api, schema, value, name);
  }
  // An id that cannot be one belongs to nothing; a day that is none is a mistake.
  for (const { name, in: place, schema } of operation.parameters)
    if (place === 'path' && schema.format) refuseWrong(api, schema, path[name], name);
  return { path, query, headers, body: operation.body ? readBody(request) : undefined };
}

function typed(type: string | readonly string[] | undefined, value: string): unknown {
  if (type === 'integer') return /^-?\d+$/.test(value) ? Number(value) : value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

function refuseWrong(api: Api, schema: Operation['body'] & object, value: unknown, name: string): void {
  const wrong = complaint(api.description, schema, value, name);
  if (wrong) throw new Refused('invalid_request', wrong.message, name);
}

function readBody({ body, headers }: Request): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new Refused('invalid_request', 'The body must be sent as JSON: Content-Type: application/json.');
  try {
    return JSON.parse(body ?? '');
  } catch {
    throw new Refused('invalid_request', 'The body cannot be read as JSON.');
  }
}

function checkBody(api: Api, { body: schema }: Operation, { body }: Input): void {
  const wrong = schema && complaint(api.description, schema, body, '');
  if (wrong) throw new Refused('invalid_field', wrong.message, wrong.field || undefined);
}

function answerOf({ status, body, headers }: Outcome): Answer {
  if (body === undefined) return { status, headers: {}, body: '' };
  const isText = typeof body === 'string';
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: isText ? body : JSON.stringify(body),
  };
}

/** Every refusal has the same shape. */
export function errorAnswer(
  status: number,
  code: string,
  message: string,
  request: string,
  field?: string,
): Answer {
  const error = { code, message, ...(field === undefined ? {} : { field }), request };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error }),
  };
}

const requestId = ({ school, requests }: Kept) => numberedId(school.seed, 'req', requests);

/** For a request whose key the sandbox does not know. */
export const keyUnknown = (at: number): Answer =>
  errorAnswer(401, 'key_unknown', 'No such key.', numberedId('no key', 'req', at));

/** For a body that is larger than the sandbox reads. */
export const tooLarge = ({ description }: Api, kept: Kept): Answer =>
  errorAnswer(
    413,
    'too_large',
    `The body is larger than ${description['x-facts'].body_limit_kilobytes / 1024} MB.`,
    requestId(kept),
  );

/** What is kept as it is by now: a new week has begun, the networks have answered. */
export const caughtUp = (kept: Kept, fresh: School, at: number): Kept =>
  settled(startedOver(kept, fresh, at), at);

/** On Sunday night the school goes back to how it was; addresses stay. */
function startedOver(kept: Kept, fresh: School, at: number): Kept {
  const week = weekOf(at);
  if (week === kept.week) return kept;
  const { webhooks, made } = kept.school;
  // Addresses that stay keep their ids to themselves.
  const school = { ...fresh, webhooks, made: { hook: made.hook ?? 0 } };
  return { ...kept, school, week, written: 0, remembered: [] };
}

/** Lets the networks answer what was asked before. */
function settled(kept: Kept, at: number): Kept {
  const { school, events } = settlePayments(kept.school, at);
  return school === kept.school ? kept : withEvents({ ...kept, school }, events);
}

function withEvents(kept: Kept, events: readonly SchoolEvent[]): Kept {
  const { school } = kept;
  return {
    ...kept,
    school: {
      ...school,
      messages: school.messages.slice(-most.told),
      events: school.events.slice(-most.told),
    },
    deliveries: [...kept.deliveries, ...deliveriesOf(school, events)].slice(-most.deliveries),
  };
}
