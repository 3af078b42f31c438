// A desk for tests: fixture site, own database, settable clock, no open port.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '@tred/contract/registry';
import type { InjectOptions } from 'fastify';
import { createServer, type ServerOptions } from './server.ts';
import { readSettings } from './settings.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { readManifest } from './site/read-manifest.ts';
import { readStaticSite } from './site/static-site.ts';
import { setCodePolicy } from './store/log-in-codes.ts';
import { openStore, type Store } from './store/open-store.ts';
import type { CodePolicy } from './store/sessions.ts';
import { acceptTest, cheap } from './store/test-submissions.ts';
import { createSubmissionContext } from './submission-context.ts';

export const testSecret = 'a secret for tests, of no other use';

export async function makeTestDesk(
  options: Partial<Omit<ServerOptions, 'store'>> & {
    /** Stays open when the desk closes. */
    store?: Store;
    codePolicy?: CodePolicy;
    files?: Record<string, string>;
  } = {},
) {
  const fixture = await makeFixtureSite(options.files);
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-data-'));
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
  const app = createServer({
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

export type TestDesk = Awaited<ReturnType<typeof makeTestDesk>>;

/** The reply's cookies as a browser sends them back. */
export const cookiesOf = (reply: { headers: Record<string, unknown> }) =>
  [reply.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
