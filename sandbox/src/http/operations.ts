// Handlers of the API's operations, by id. Their input is already checked.
import { type Done, invalid, learnerIn, RefusedError, withId } from '../act.ts';
import {
  applicationIn,
  decideApplication,
  type NewApplication,
  type NewDecision,
  receiveApplication,
} from '../admissions.ts';
import { byListOrder, type NewRegister, takeRegister } from '../attendance.ts';
import {
  addLearner,
  candidateFile,
  changeLearner,
  type LearnerChange,
  type NewLearner,
} from '../class-list.ts';
import { balanceOf, statementOf } from '../ledger.ts';
import { outcomeOf, type PaymentRequest, requestPayment } from '../payments.ts';
import { type NewResults, saveMarks } from '../results.ts';
import type { EventType, Learner, School } from '../types.ts';
import { addWebhook, removeWebhook } from '../webhooks.ts';
import { type ListQuery, onlyFields, pageOf } from './paging.ts';

export type OperationInput = {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
  body: unknown;
};

export type OperationResult = {
  status: number;
  /** JSON, or a file as text; undefined for 204. */
  body?: unknown;
  headers?: Record<string, string>;
  done?: Done<unknown>;
};

type Handler = (school: School, input: OperationInput, at: number) => OperationResult;

const ok = (body: unknown): OperationResult => ({ status: 200, body });
const wrote = <T>(status: number, done: Done<T>, body: unknown = done.made): OperationResult => ({
  status,
  body,
  done,
});

/** Entries with the values that the query names. */
const matching = <T>(
  entries: readonly T[],
  { query }: OperationInput,
  names: readonly (keyof T & string)[],
) =>
  entries.filter((entry) => names.every((name) => query[name] === undefined || entry[name] === query[name]));

const paged = (entries: readonly { id: string }[], { query }: OperationInput, at: number) =>
  ok(pageOf(entries, query as ListQuery, at));

const one = <T extends { id: string }>(entry: T, { query }: OperationInput) =>
  ok(onlyFields(entry, query.fields as string | undefined));

const newestFirst = <T>(entries: readonly T[], moment: keyof T): T[] =>
  [...entries].sort((a, b) => (a[moment] < b[moment] ? 1 : a[moment] > b[moment] ? -1 : 0));

/** Only test numbers are allowed, so that nobody enters a real phone. */
function withTestPhone<T extends { guardian?: { phone: string } }>(body: unknown): T {
  const sent = body as T;
  if (sent.guardian && !outcomeOf(sent.guardian.phone))
    throw invalid('guardian.phone must be one of the sandbox’s test numbers.', 'guardian.phone');
  return sent;
}

const languages = ['en', 'lg', 'nyn', 'ach', 'teo'];

export const handlers: Readonly<Record<string, Handler>> = {
  listLearners(school, input, at) {
    const { term, owing, lin, changed_since } = input.query;
    const inTerm = (learner: Learner) =>
      term === undefined ? learner : { ...learner, balance: balanceOf(school, learner.id, String(term)) };
    const learners = matching(school.learners, input, ['class'])
      // Clients with a copy of the list must learn who has left.
      .filter(({ status }) => status === 'active' || changed_since !== undefined)
      .filter((each) => lin === undefined || each.lin === (lin === 'none' ? null : lin))
      .map(inTerm)
      .filter(({ balance }) => owing === undefined || balance > 0 === owing)
      .sort(byListOrder);
    return paged(learners, input, at);
  },
  createLearner: (school, { body }, at) =>
    wrote(201, addLearner(school, withTestPhone<NewLearner>(body), at)),
  getLearner: (school, input) => one(learnerIn(school, input.path.id ?? ''), input),
  updateLearner: (school, { path, body }, at) =>
    wrote(200, changeLearner(school, path.id ?? '', withTestPhone<LearnerChange>(body), at)),
  getStatement: (school, { path, query }) =>
    ok(statementOf(school, path.id ?? '', query.term as string | undefined)),

  listApplications(school, input, at) {
    const applications = matching(school.applications, input, ['status', 'class', 'term']);
    return paged(newestFirst(applications, 'received_at'), input, at);
  },
  createApplication: (school, { body }, at) =>
    wrote(201, receiveApplication(school, withTestPhone<NewApplication>(body), at)),
  getApplication: (school, input) => one(applicationIn(school, input.path.id ?? ''), input),
  decideApplication: (school, { path, body }, at) =>
    wrote(200, decideApplication(school, path.id ?? '', body as NewDecision, at)),

  listPayments(school, input, at) {
    const payments = matching(school.payments, input, ['learner', 'status', 'provider', 'term']);
    return paged(newestFirst(payments, 'requested_at'), input, at);
  },
  createPayment(school, { body, headers }, at) {
    const [requested = 'en'] = (headers['accept-language'] ?? '').toLowerCase().split(/[-,;]/);
    const language = languages.includes(requested) ? requested : 'en';
    const done = requestPayment(school, body as PaymentRequest, at);
    return { ...wrote(202, done), headers: { 'content-language': language } };
  },
  getPayment: (school, input) => one(withId(school.payments, 'payment', input.path.id ?? ''), input),

  listRegisters(school, input, at) {
    const { learner, from, to } = input.query as { learner?: string; from?: string; to?: string };
    const registers = matching(school.registers, input, ['class'])
      .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
      .map((each) =>
        learner ? { ...each, marks: each.marks.filter((mark) => mark.learner === learner) } : each,
      )
      .filter(({ marks }) => !learner || marks.length > 0);
    return paged(newestFirst(registers, 'date'), input, at);
  },
  saveRegister(school, { path, body }, at) {
    const { class: of = '', date = '' } = path;
    return wrote(
      200,
      takeRegister(school, { ...(body as Omit<NewRegister, 'class' | 'date'>), class: of, date }, at),
    );
  },

  listResults: (school, input, at) =>
    paged(matching(school.results, input, ['class', 'term', 'subject', 'learner']), input, at),
  saveResults(school, { body }, at) {
    const done = saveMarks(school, body as NewResults, at);
    return wrote(200, done, { data: done.made, next: null });
  },
  exportUneb(school, { query }) {
    if (query.class !== 'S.4' && query.class !== 'S.6')
      throw new RefusedError('invalid_request', 'class must be S.4 for UCE or S.6 for UACE.', 'class');
    return file(school, String(query.class));
  },
  exportUvtab(school, { query }) {
    if (/^S\.\d$/.test(String(query.class)))
      throw new RefusedError('invalid_request', 'class must be a programme and its year.', 'class');
    return file(school, String(query.class));
  },

  listWebhooks(school, input, at) {
    const webhooks = school.webhooks.map(({ secret: _, ...webhook }) => webhook);
    return paged(webhooks, input, at);
  },
  createWebhook: (school, { body }, at) =>
    wrote(201, addWebhook(school, body as { url: string; events: EventType[] }, at)),
  deleteWebhook: (school, { path }, at) => ({
    status: 204,
    done: removeWebhook(school, path.id ?? '', at),
  }),
};

const file = (school: School, className: string): OperationResult => ({
  status: 200,
  body: candidateFile(school, className),
  headers: { 'content-type': 'text/csv; charset=utf-8' },
});
