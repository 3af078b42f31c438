// Metrics of the server for Prometheus, behind a token. Labels are our own names (forms, routes, rules), never visitors'
// text or addresses.
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { isEqual } from '@tred/contract/is-equal';
import { formIds } from '@tred/contract/registry';
import type { FastifyPluginAsync } from 'fastify';
import type { Store } from '../db/open-store.ts';
import { retentionProblem } from '../retention/retention.ts';
import { lastBackup, oldestOpen } from '../submissions/counts.ts';
import { mailState } from '../submissions/submissions.ts';

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

export type Metrics = ReturnType<typeof createMetrics>;

interface GaugeSources {
  store: Store;
  build(): { id: string; madeAt: number };
  version: string;
  folders: readonly string[];
  clock(): number;
}

/** `ofProcess`: also memory and processor time; once in a process. */
export function createMetrics({ ofProcess = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, label: Label, buckets: number[]) =>
    new Histogram({ name, help, labelNames: [label], buckets, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  if (ofProcess) collectDefaultMetrics({ register: registry });

  const requests = counter(
    'tred_http_requests_total',
    'Answers, by route (all pages and files are "site"), method and status.',
    ['route', 'method', 'status'],
  );
  const answering = [0.005, 0.025, 0.1, 0.25, 1, 5];
  const durations = histogram('tred_http_request_seconds', 'How long answers took.', 'route', answering);
  const submissions = counter('tred_submissions_total', 'Forms that were posted, by what became of them.', [
    'form',
    'outcome',
  ]);
  const refused = counter('tred_refused_total', 'Refused requests, by rate limit or fault.', ['reason']);
  const emails = counter('tred_mail_attempts_total', 'Emails that this server tried to send.', ['outcome']);
  const database = histogram(
    'tred_database_seconds',
    'How long the database took: over a statement, and until a submission was on disk.',
    'operation',
    [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  );
  // At zero from the start, so that the first failure shows as an increase.
  for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0);
  for (const form of formIds) for (const outcome of outcomes) submissions.inc({ form, outcome }, 0);

  let measure = async () => {};

  /** Read at each scrape: database, disk and the served build. */
  function addGauges({ store, build, version, folders, clock }: GaugeSources): void {
    const ready = gauge('tred_ready', '1 when the database takes what is written.');
    const byForm: ['form', 'status'] = ['form', 'status'];
    const open = gauge('tred_open_entries', 'Submissions that are not handled; quarantine left out.', byForm);
    const oldest = gauge('tred_oldest_entry_seconds', 'Age of the oldest one that is not handled.', byForm);
    const waiting = gauge('tred_outbox_letters', 'Emails that are waiting or failed.', ['state']);
    const age = gauge('tred_outbox_oldest_seconds', 'Age of the oldest email that waits; 0 when none does.');
    const backupAge = gauge('tred_backup_age_seconds', 'Age of the newest backup; +Inf without one.');
    const refusedDeletion = gauge('tred_retention_refused', '1 while nothing is erased after its period.');
    const free = gauge('tred_disk_free_bytes', 'Room that the server may still fill.', ['folder']);
    const info = gauge('tred_build_info', 'Always 1.', ['version', 'build', 'node']);
    const made = gauge('tred_build_made_timestamp_seconds', 'When the build that is served was made.');
    const seconds = (since: number | undefined, now: number) =>
      since === undefined ? 0 : Math.max(0, now - since) / 1000;

    async function queryDatabase(): Promise<void> {
      for (const each of [open, oldest, waiting, age, backupAge, refusedDeletion]) each.reset();
      await store.prepare();
      await store.check();
      const now = clock();
      for (const { form, status, count, since } of await oldestOpen(store.db)) {
        open.set({ form, status }, count);
        oldest.set({ form, status }, seconds(since, now));
      }
      const outbox = await mailState(store.db);
      for (const state of ['waiting', 'failed'] as const) waiting.set({ state }, outbox[state]);
      age.set(seconds(outbox.since, now));
      const { at = Number.NEGATIVE_INFINITY } = await lastBackup(store.db);
      backupAge.set(seconds(at, now));
      refusedDeletion.set((await retentionProblem(store.db, now)) ? 1 : 0);
    }

    measure = async () => {
      const { id, madeAt } = build();
      info.reset();
      info.set({ version, build: id, node: process.versions.node }, 1);
      made.set(madeAt / 1000);
      for (const folder of folders) {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk) free.set({ folder }, disk.bavail * disk.bsize);
      }
      const isReady = await queryDatabase().then(
        () => 1,
        () => 0,
      );
      ready.set(isReady);
    };
  }

  return {
    addGauges,
    contentType: registry.contentType,
    async text() {
      await measure();
      return registry.metrics();
    },
    request(route: string, method: string, status: number, took: number) {
      requests.inc({ route, method, status });
      durations.observe({ route }, took);
    },
    submission: (form: string, outcome: SubmissionOutcome) => submissions.inc({ form, outcome }),
    /** By rule name or fault. */
    refused: (reason: string) => refused.inc({ reason }),
    email: (outcome: 'sent' | 'failed') => emails.inc({ outcome }),
    database: (operation: 'query' | 'write', took: number) => database.observe({ operation }, took),
  };
}

interface MetricsRouteOptions {
  metrics: Metrics;
  token: string | undefined;
}

export const metricsRoutes: FastifyPluginAsync<MetricsRouteOptions> = async (app, { metrics, token }) => {
  app.get('/metrics', async ({ headers }, reply) => {
    // Replies 404, so that outsiders do not learn that it exists.
    if (token === undefined || !isEqual(headers.authorization ?? '', `Bearer ${token}`))
      return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
