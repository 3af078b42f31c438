// The preview shows the drafts, and not the copy that is being checked.
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { putFiles, testFolder } from '../../server/src/test-folder.ts';
import { Preview, previewEnvironment } from './preview.ts';

it('starts without the content folder of a check', () => {
  vi.stubEnv('CONTENT_FOLDER', '/a copy of drafts');
  const { CONTENT_FOLDER, NODE_ENV } = previewEnvironment();
  vi.unstubAllEnvs();
  expect([CONTENT_FOLDER, NODE_ENV]).toEqual([undefined, 'development']);
});

it('waits for its files before it starts, and a start that fails does not end the editor', async () => {
  const prepare = vi.fn(async () => {});
  const preview = new Preview('/no such folder', prepare);
  expect(await preview.isUp()).toBe(false);
  expect(prepare).toHaveBeenCalledOnce();
});

it('asks only the server that it started, and nobody when that has ended', async () => {
  const folder = testFolder();
  putFiles(folder, {
    'server.mjs': `import { createServer } from 'node:http';
      const server = createServer((_, response) => response.end('ours'));
      server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
  });
  const preview = new Preview(folder, async () => {}, join(folder, 'server.mjs'));
  expect(await preview.isUp()).toBe(true);
  expect(await (await fetch(preview.address)).text()).toBe('ours');
  await preview.stop();
  expect(preview.address).toBe('');
});
