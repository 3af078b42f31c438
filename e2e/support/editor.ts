// A server with its editor on a copy of the repository, so that no file of the checkout is touched.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openStore } from '../../server/src/db/open-store.ts';
import { freePort } from '../../server/src/free-port.ts';
import { setCodePolicy } from '../../server/src/staff/log-in-codes.ts';
import { addTestStaff } from '../../server/src/submissions/test-submissions.ts';
import { copySite } from '../../site/checks/copy-of-site.ts';
import { signIn } from './admin.ts';
import { builtSite } from './pages.ts';

export type Editor = {
  copy: string;
  address: string;
  /** A logged-in browser of this person, on the editor's start page. */
  open: (browser: Browser, who: 'Peter' | 'Sarah') => Promise<Page>;
  /** Kills the editor alone, as a machine without memory does. */
  kill: () => Promise<unknown>;
  stop: () => Promise<void>;
};

export async function startEditor(): Promise<Editor> {
  const copy = await mkdtemp(join(tmpdir(), 'editor-'));
  const address = `http://127.0.0.1:${await freePort()}`;
  // Without an address of its own, as the last build: its pictures and documents are in the cache.
  const { SITE_DIR: _, SITE_URL: __, ...outside } = process.env;
  const git = { NAME: 'Test', EMAIL: 'test@tred.example' };
  const env = {
    ...outside,
    ...{ PORT: new URL(address).port, HOST: '127.0.0.1', DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'warn' },
    ...{ GIT_AUTHOR_NAME: git.NAME, GIT_AUTHOR_EMAIL: git.EMAIL },
    ...{ GIT_COMMITTER_NAME: git.NAME, GIT_COMMITTER_EMAIL: git.EMAIL },
  };
  const run = (program: string, ...args: string[]) => promisify(execFile)(program, args, { cwd: copy, env });
  await cp(builtSite, join(await copySite(copy, ['.cache']), 'dist'), { recursive: true });
  await cp(fileURLToPath(new URL('../../admin/dist', import.meta.url)), join(copy, 'admin/dist'), {
    recursive: true,
  });
  // The program of the website is compiled once for this code.
  await mkdir(join(copy, 'site/.cache'), { recursive: true });
  await symlink(
    fileURLToPath(new URL('../../site/.cache/program', import.meta.url)),
    join(copy, 'site/.cache/program'),
  );
  await run('git', 'init', '--quiet');
  await run('git', 'add', '--all');
  await run('git', 'commit', '--quiet', '--message', 'As it was');
  const passwords = { Peter: 'a password of Peter', Sarah: 'a password of Sarah' };
  const store = openStore({ dataDir: join(copy, 'data'), databaseUrl: undefined });
  await store.prepare();
  await setCodePolicy(store.db, 'nobody');
  await addTestStaff(store.db, 'Peter', { password: passwords.Peter });
  await addTestStaff(store.db, 'Sarah', { password: passwords.Sarah, rights: ['edit', 'publish'] });
  await store.close();
  const server = spawn(process.execPath, ['scripts/site.ts', 'serve'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of server.stdout) {
    said += part;
    if (said.includes('The site is at')) break;
  }
  return {
    copy,
    address,
    async open(browser, who) {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
      await signIn(page, { address: `${address}/admin`, name: who, password: passwords[who] });
      await page.getByRole('link', { name: 'Website', exact: true }).waitFor();
      await page.goto(`${address}/admin/website`);
      return page;
    },
    kill: () => run('pkill', '-KILL', '--parent', String(server.pid), '--full', 'cms/serve/run.ts'),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill();
        await once(server, 'exit');
      }
      await rm(copy, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
