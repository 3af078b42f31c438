// Gauges read at each Prometheus scrape: database, disk and the served build.
import { statfs } from 'node:fs/promises';
import { Gauge } from '@prometheus-io/client';
import type { Store } from '../db/open-store.ts';
import { retentionProblem } from '../retention/retention.ts';
import { lastBackup, oldestOpen } from '../submissions/counts.ts';
import { mailState } from '../submissions/submissions.ts';
import type { Metrics } from './metrics.ts';

interface GaugeSources {
  store: Store;
  build(): { id: string; madeAt: number };
  version: string;
  folders: readonly string[];
  clock(): number;
}

export function addGauges(metrics: Metrics, sources: GaugeSources): void {
  const { store, build, version, folders, clock } = sources;
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [metrics.registry] });
  const ready = gauge('tred_ready', '1 when the database takes what is written.');
  const open = gauge(
    'tred_open_entries',
    'Entries that are not handled, by form and status; quarantine left out.',
    ['form', 'status'],
  );
  const oldest = gauge('tred_oldest_entry_seconds', 'Age of the oldest entry that is not handled.', [
    'form',
    'status',
  ]);
  const waiting = gauge('tred_outbox_letters', 'Emails that are waiting or failed.', ['state']);
  const age = gauge('tred_outbox_oldest_seconds', 'Age of the oldest email that waits; 0 when none does.');
  const backupAge = gauge('tred_backup_age_seconds', 'Age of the newest copy; +Inf without one.');
  const refused = gauge('tred_retention_refused', '1 while nothing is erased after its retention period.');
  const free = gauge('tred_disk_free_bytes', 'Room that the server may still fill.', ['folder']);
  const info = gauge('tred_build_info', 'Always 1: the server, the build that it serves, and its Node.', [
    'version',
    'build',
    'node',
  ]);
  const made = gauge('tred_build_made_timestamp_seconds', 'When the build that is served was made.');

  async function queryDatabase(): Promise<void> {
    for (const each of [open, oldest, waiting, age, backupAge, refused]) each.reset();
    await store.prepare();
    await store.check();
    const now = clock();
    for (const { form, status, count, since } of await oldestOpen(store.db)) {
      open.set({ form, status }, count);
      oldest.set({ form, status }, Math.max(0, now - since) / 1000);
    }
    const outbox = await mailState(store.db);
    waiting.set({ state: 'waiting' }, outbox.waiting);
    waiting.set({ state: 'failed' }, outbox.failed);
    const { at = Number.NEGATIVE_INFINITY } = await lastBackup(store.db);
    backupAge.set(Math.max(0, now - at) / 1000);
    refused.set((await retentionProblem(store.db, now)) ? 1 : 0);
    age.set(outbox.since === undefined ? 0 : Math.max(0, now - outbox.since) / 1000);
  }

  metrics.beforeText(async () => {
    const { id, madeAt } = build();
    info.reset();
    info.set({ version, build: id, node: process.versions.node }, 1);
    made.set(madeAt / 1000);
    for (const folder of folders) {
      const disk = await statfs(folder).catch(() => undefined);
      if (disk) free.set({ folder }, disk.bavail * disk.bsize);
    }
    await queryDatabase().then(
      () => ready.set(1),
      () => ready.set(0),
    );
  });
}
