// Writing and looking at it: `npm run dev` shows pages on which everything works that needs no desk.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { visit } from './support/visit.ts';
import { wake } from './support/wake.ts';

const script = fileURLToPath(new URL('../scripts/dev.ts', import.meta.url));

test('with hot reload, forms and search come alive', async ({ page, request }) => {
  test.setTimeout(180_000);
  const port = String(await freePort());
  // Another one may be open on the same machine, at work.
  const server = spawn(process.execPath, [script, '--ignore-lock'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    await expect(() => request.get(base)).toPass({ timeout: 60_000 });
    // At its first start Vite bundles what a page turns out to need, and loads the page again: then once more.
    await expect(async () => {
      await visit(page, `${base}/contact`);
      await wake(page);
    }).toPass({ timeout: 100_000 });

    await visit(page, `${base}/search?q=fees`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/, { timeout: 30_000 });
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
