// A server for tests: fixture site, own database, settable clock, no open port.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_API } from '@tred/contract/admin-api';
import type { Submission } from '@tred/contract/registry';
import type { InjectOptions } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { openStore, type Store } from './db/open-store.ts';
import { readSettings } from './settings.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { readManifest } from './site/read-manifest.ts';
import { readStaticSite } from './site/static-site.ts';
import { listAudit } from './staff/audit.ts';
import { setCodePolicy } from './staff/log-in-codes.ts';
import type { CodePolicy } from './staff/sessions.ts';
import { createSubmissionContext } from './submission-context.ts';
import { acceptTest, cheap, testPassword } from './submissions/test-submissions.ts';

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

interface Credentials {
  name: string;
  password?: string;
  code?: string;
}

export const trySignIn = (
  { app }: TestServer,
  credentials: Credentials,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `${ADMIN_API}/session`,
    payload: { password: testPassword, ...credentials },
    headers,
  });

/** The requests of one person, from one browser. */
export async function signIn(server: TestServer, name: string, more: Omit<Credentials, 'name'> = {}) {
  const reply = await trySignIn(server, { name, ...more });
  if (reply.statusCode !== 200) throw new Error(`${name} could not sign in: ${reply.body}`);
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  const requests =
    (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') =>
    (path: string, payload?: object, headers: Record<string, string> = {}) =>
      server.app.inject({
        method,
        url: ADMIN_API + path,
        headers: { cookie, ...headers },
        ...(payload && { payload }),
      });
  return {
    cookie,
    session: reply.json(),
    get: requests('GET'),
    post: requests('POST'),
    patch: requests('PATCH'),
    delete: requests('DELETE'),
  };
}

export type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Lines of the audit log, the oldest first: `sarah | log-in`. */
export async function auditLines({ store }: TestServer) {
  const { lines } = await listAudit(store.db, { limit: 200, offset: 0 });
  return lines
    .reverse()
    .map(({ who, what, reference, about }) => [who, what, reference, about].filter(Boolean).join(' | '));
}
