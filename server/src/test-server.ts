// A server for tests: fixture site, own database, settable clock, no open port.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '@tred/contract/registry';
import type { InjectOptions } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { openStore, type Store } from './db/open-store.ts';
import { readSettings } from './settings.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { readManifest } from './site/read-manifest.ts';
import { readStaticSite } from './site/static-site.ts';
import { setCodePolicy } from './staff/log-in-codes.ts';
import type { CodePolicy } from './staff/sessions.ts';
import { createSubmissionContext } from './submission-context.ts';
import { acceptTest, cheap } from './submissions/test-submissions.ts';

export const testSecret = 'a secret for tests, of no other use';

export async function makeTestServer(
  options: Partial<Omit<AppOptions, 'store'>> & {
    /** Stays open when the server closes. */
    store?: Store;
    codePolicy?: CodePolicy;
    files?: Record<string, string>;
  } = {},
) {
  const fixture = await makeFixtureSite(options.files);
  const dataDir = await mkdtemp(join(tmpdir(), 'server-data-'));
  const settings = readSettings({
    SITE_DIR: fixture.dir,
    DATA_DIR: dataDir,
    SITE_URL: 'https://tred.example',
    MAIL_TO: 'staff@tred.example',
  });
  const store = options.store ?? openStore(settings);
  await store.prepare();
  await setCodePolicy(store.db, options.codePolicy ?? 'nobody');
  const time = { now: Date.UTC(2026, 10, 15) };
  const manifest = await readManifest(fixture.dir);
  const context = createSubmissionContext(manifest, settings);
  const site = await readStaticSite(fixture.dir, manifest);
  const app = createApp({
    ...settings,
    logger: false,
    mailConfigured: false,
    passwordCost: cheap,
    secret: testSecret,
    ...options,
    site,
    store,
    context,
    clock: () => time.now,
  });
  return {
    app,
    store,
    context,
    time,
    get: (url: string, request: InjectOptions = {}) => app.inject({ method: 'GET', url, ...request }),
    accept: (submission: Submission) => acceptTest(store, submission, { context, now: time.now }),
    async close() {
      await app.close();
      if (store !== options.store) await store.close();
      await fixture.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof makeTestServer>>;

/** The reply's cookies as a browser sends them back. */
export const cookiesOf = (reply: { headers: Record<string, unknown> }) =>
  [reply.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
