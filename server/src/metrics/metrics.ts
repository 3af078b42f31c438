// Prometheus metrics of the server. Labels are our own names (forms, routes, rules), never visitors' text or addresses.

import { Counter, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client';
import { formIds } from '@tred/contract/registry';

const outcomes = [
  'accepted',
  'repeat',
  'waiting-list',
  'quarantined',
  'refused',
  'malformed',
  'too-many',
  'unavailable',
] as const;
export type SubmissionOutcome = (typeof outcomes)[number];

export interface Metrics {
  registry: Registry;
  /** Updates the gauges first. */
  text(): Promise<string>;
  beforeText(measure: () => Promise<void>): void;
  request(route: string, method: string, status: number, seconds: number): void;
  submission(form: string, outcome: SubmissionOutcome): void;
  /** By rule name or fault. */
  refused(reason: string): void;
  email(outcome: 'sent' | 'failed'): void;
  database(operation: 'query' | 'write', seconds: number): void;
}

/** `ofProcess`: also memory and processor time; once in a process. */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = counter(
    'tred_http_requests_total',
    'Answers, by route (all pages and files are "site"), method and status.',
    ['route', 'method', 'status'],
  );
  const durations = histogram(
    'tred_http_request_seconds',
    'How long answers took.',
    ['route'],
    [0.005, 0.025, 0.1, 0.25, 1, 5],
  );
  const submissions = counter('tred_submissions_total', 'Forms that were posted, by what became of them.', [
    'form',
    'outcome',
  ]);
  const refused = counter('tred_refused_total', 'Refused requests, by rate limit or fault.', ['reason']);
  const emails = counter('tred_mail_attempts_total', 'Emails that this server tried to send.', ['outcome']);
  const database = histogram(
    'tred_database_seconds',
    'How long the database took: over a statement, and until a submission was on disk.',
    ['operation'],
    [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  );
  // At zero from the start, so that the first failure shows as an increase.
  for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0);
  for (const form of formIds) for (const outcome of outcomes) submissions.inc({ form, outcome }, 0);
  const measures: (() => Promise<void>)[] = [];
  return {
    registry,
    async text() {
      for (const measure of measures) await measure();
      return registry.metrics();
    },
    beforeText: (measure) => measures.push(measure),
    request(route, method, status, seconds) {
      requests.inc({ route, method, status });
      durations.observe({ route }, seconds);
    },
    submission: (form, outcome) => submissions.inc({ form, outcome }),
    refused: (reason) => refused.inc({ reason }),
    email: (outcome) => emails.inc({ outcome }),
    database: (operation, seconds) => database.observe({ operation }, seconds),
  };
}
