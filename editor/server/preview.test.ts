// The preview shows the drafts, and not the copy that is being checked.
import { expect, it, vi } from 'vitest';
import { Preview, previewEnvironment } from './preview.ts';

it('starts without the content folder of a check', () => {
  vi.stubEnv('CONTENT_FOLDER', '/a copy of drafts');
  const { CONTENT_FOLDER, NODE_ENV } = previewEnvironment();
  vi.unstubAllEnvs();
  expect([CONTENT_FOLDER, NODE_ENV]).toEqual([undefined, 'development']);
});

it('waits for its files before it starts, and a start that fails does not end the editor', async () => {
  const prepare = vi.fn(async () => {});
  const preview = new Preview('/no such folder', 1, prepare);
  expect(await preview.isUp()).toBe(false);
  expect(prepare).toHaveBeenCalledOnce();
});
