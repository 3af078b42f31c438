// Handles a sandbox request: takes the request, the time and the key's state, returns a response and the new state.
// Pure, so it runs in a browser and at the server.

import { RefusedError } from '../act.ts';
import { numberedId } from '../ids.ts';
import { settlePayments } from '../payments.ts';
import type { School, SchoolEvent } from '../types.ts';
import { type Delivery, deliveriesOf } from '../webhooks.ts';
import { complaint } from './check-value.ts';
import { type Api, findOperation, follow, type Operation } from './description.ts';
import { handlers, type OperationInput, type OperationResult } from './operations.ts';

type ApiRequest = {
  method: string;
  /** Path after the base address: `/learners`. */
  path: string;
  query: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string | undefined;
};

export type ApiResponse = { status: number; headers: Record<string, string>; body: string };

type StoredResponse = { word: string; request: string; response: ApiResponse; at: number };

export type KeyState = {
  school: School;
  minute: { from: number; used: number };
  requests: number;
  storedResponses: readonly StoredResponse[];
  deliveries: readonly Delivery[];
  /** Week of creation: the school resets in the next one. */
  week: number;
  /** Bytes written since then, with the webhooks of earlier weeks, approximately. */
  bytesWritten: number;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The first Monday of 1970 in Kampala. */
const FIRST_MONDAY = 4 * DAY - 3 * 60 * MINUTE;

const maximums = {
  storedResponses: 100,
  deliveries: 100,
  notifications: 200,
  bytesWritten: 1_200_000,
} as const;

/** Bytes of one write besides its texts. */
const writeOverhead = 1000;

export const newKeyState = (school: School, at: number): KeyState => ({
  school,
  minute: { from: at, used: 0 },
  requests: 0,
  storedResponses: [],
  deliveries: [],
  week: weekOf(at),
  bytesWritten: 0,
});

const weekOf = (at: number) => Math.floor((at - FIRST_MONDAY) / (7 * DAY));

/** Counts a request against the rate limit. `refused` is the response over the limit; other responses get the headers. */
export function admit(
  { description }: Api,
  before: KeyState,
  at: number,
): { state: KeyState; headers: Record<string, string>; refused?: ApiResponse } {
  const limit = description['x-facts'].rate_limit_sandbox;
  const isOver = at >= before.minute.from + MINUTE || at < before.minute.from;
  const minute = isOver ? { from: at, used: 1 } : { from: before.minute.from, used: before.minute.used + 1 };
  const state = { ...before, minute, requests: before.requests + 1 };
  const wait = Math.max(1, Math.ceil((minute.from + MINUTE - at) / 1000));
  const headers = {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(Math.max(0, limit - minute.used)),
    'ratelimit-reset': String(wait),
  };
  if (minute.used <= limit) return { state, headers };
  const words = `${limit} requests a minute are used up. Try again in ${wait} seconds.`;
  const refused = errorResponse(429, 'too_many_requests', words, requestId(state));
  return {
    state,
    headers,
    refused: { ...refused, headers: { ...refused.headers, 'retry-after': String(wait) } },
  };
}

const statuses = {
  invalid_request: 400,
  not_allowed: 403,
  not_found: 404,
  idempotency_conflict: 409,
  invalid_field: 422,
};

/** Performs an admitted request. `fresh` is the school at the start of a week. */
export function perform(
  api: Api,
  before: KeyState,
  { writes, fresh }: { writes: boolean; fresh: School },
  request: ApiRequest,
  at: number,
): { state: KeyState; response: ApiResponse } {
  const state = caughtUp(before, fresh, at);
  const id = requestId(state);
  try {
    return respond(api, state, writes, request, at);
  } catch (problem) {
    if (!(problem instanceof RefusedError)) throw problem;
    const status = statuses[problem.code];
    return { state, response: errorResponse(status, problem.code, problem.message, id, problem.field) };
  }
}

function respond(
  api: Api,
  state: KeyState,
  writes: boolean,
  request: ApiRequest,
  at: number,
): { state: KeyState; response: ApiResponse } {
  const found = findOperation(api, request.method, stepsOf(request.path));
  const handler = found && handlers[found.operation.id];
  if (!found || !handler)
    throw new RefusedError('not_found', `There is no ${request.method} ${request.path}.`);
  const { operation } = found;
  const changes = request.method !== 'GET';
  if (changes && !writes) throw new RefusedError('not_allowed', 'This key can read and not write.');
  if (changes && request.method !== 'DELETE' && state.bytesWritten > maximums.bytesWritten)
    throw new RefusedError(
      'not_allowed',
      'This key has written as much as one may in a week. It starts over on Sunday; webhooks stay until you delete them.',
    );

  const word = changes ? request.headers['idempotency-key'] : undefined;
  const sent = `${request.method} ${request.path}\n${request.body ?? ''}`;
  const input = readInput(api, operation, found.values, request);
  if (word !== undefined) {
    const oldest = at - api.description['x-facts'].idempotency_hours * 60 * MINUTE;
    const first = state.storedResponses.find((each) => each.word === word && each.at > oldest);
    if (first && first.request !== sent)
      throw new RefusedError('idempotency_conflict', 'This Idempotency-Key was used with another body.');
    if (first) return { state, response: first.response };
  }
  checkBody(api, operation, input);

  const outcome = handler(state.school, input, at);
  const response = responseOf(outcome);
  const after = outcome.done
    ? withEvents({ ...state, school: outcome.done.school }, outcome.done.events)
    : state;
  if (!changes) return { state: after, response };
  const bytesWritten =
    state.bytesWritten + writeOverhead + (request.body?.length ?? 0) + response.body.length;
  const storedResponses = word === undefined ? [] : [{ word, request: sent, response, at }];
  return {
    state: {
      ...after,
      bytesWritten,
      storedResponses: [...state.storedResponses, ...storedResponses].slice(-maximums.storedResponses),
    },
    response,
  };
}

function stepsOf(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new RefusedError('invalid_request', 'The address cannot be read.');
  }
}

/** Parses path, query and headers by their schemas. The body is parsed here and checked later. */
function readInput(
  api: Api,
  operation: Operation,
  path: OperationInput['path'],
  request: ApiRequest,
): OperationInput {
  const sent = new URLSearchParams(request.query);
  const query: Record<string, unknown> = {};
  const headers: Record<string, string> = {};
  for (const name of sent.keys())
    if (!operation.parameters.some((one) => one.in === 'query' && one.name === name))
      throw new RefusedError('invalid_request', `There is no parameter ${name}.`, name);
  for (const { name, in: place, required, schema } of operation.parameters) {
    const places = { query: sent.get(name), header: request.headers[name.toLowerCase()], path: path[name] };
    const value = places[place as keyof typeof places] ?? undefined;
    if (value === undefined && place === 'query' && required)
      throw new RefusedError('invalid_request', `${name} is needed.`, name);
    if (value === undefined) continue;
    if (place === 'query') query[name] = typed(follow(api.description, schema).schema.type, value);
    if (place === 'header') headers[name.toLowerCase()] = value;
    // An impossible id is not found; an unlisted language means English.
    const passes = (place === 'path' && !schema.format) || name === 'Accept-Language';
    if (!passes) refuseWrong(api, schema, query[name] ?? value, name);
  }
  return { path, query, headers, body: operation.body ? readBody(request) : undefined };
}

function typed(type: string | readonly string[] | undefined, value: string): unknown {
  if (type === 'integer') return /^-?\d+$/.test(value) ? Number(value) : value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

function refuseWrong(api: Api, schema: Operation['body'] & object, value: unknown, name: string): void {
  const wrong = complaint(api.description, schema, value, name);
  if (wrong) throw new RefusedError('invalid_request', wrong.message, name);
}

function readBody({ body, headers }: ApiRequest): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new RefusedError(
      'invalid_request',
      'The body must be sent as JSON: Content-Type: application/json.',
    );
  try {
    return JSON.parse(body ?? '');
  } catch {
    throw new RefusedError('invalid_request', 'The body cannot be read as JSON.');
  }
}

function checkBody(api: Api, { body: schema }: Operation, { body }: OperationInput): void {
  const wrong = schema && complaint(api.description, schema, body, '');
  if (wrong) throw new RefusedError('invalid_field', wrong.message, wrong.field || undefined);
}

function responseOf({ status, body, headers }: OperationResult): ApiResponse {
  if (body === undefined) return { status, headers: {}, body: '' };
  const isText = typeof body === 'string';
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: isText ? body : JSON.stringify(body),
  };
}

export function errorResponse(
  status: number,
  code: string,
  message: string,
  request: string,
  field?: string,
): ApiResponse {
  const error = { code, message, ...(field === undefined ? {} : { field }), request };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error }),
  };
}

const requestId = ({ school, requests }: KeyState) => numberedId(school.seed, 'req', requests);

export const keyUnknown = (at: number): ApiResponse =>
  errorResponse(401, 'key_unknown', 'No such key.', numberedId('no key', 'req', at));

export const tooLarge = ({ description }: Api, state: KeyState): ApiResponse =>
  errorResponse(
    413,
    'too_large',
    `The body is larger than ${description['x-facts'].body_limit_kilobytes / 1024} MB.`,
    requestId(state),
  );

export const caughtUp = (state: KeyState, fresh: School, at: number): KeyState =>
  settled(startedOver(state, fresh, at), at);

/** Resets the school on Sunday night; webhooks stay. */
function startedOver(state: KeyState, fresh: School, at: number): KeyState {
  const week = weekOf(at);
  if (week === state.week) return state;
  const { webhooks, made } = state.school;
  // Ids of remaining webhooks are not reused.
  const school = { ...fresh, webhooks, made: { hook: made.hook ?? 0 } };
  const bytesWritten = webhooks.length * writeOverhead + JSON.stringify(webhooks).length;
  return { ...state, school, week, bytesWritten, storedResponses: [] };
}

function settled(state: KeyState, at: number): KeyState {
  const { school, events } = settlePayments(state.school, at);
  return school === state.school ? state : withEvents({ ...state, school }, events);
}

function withEvents(state: KeyState, events: readonly SchoolEvent[]): KeyState {
  const { school } = state;
  return {
    ...state,
    school: {
      ...school,
      messages: school.messages.slice(-maximums.notifications),
      events: school.events.slice(-maximums.notifications),
    },
    deliveries: [...state.deliveries, ...deliveriesOf(school, events)].slice(-maximums.deliveries),
  };
}
