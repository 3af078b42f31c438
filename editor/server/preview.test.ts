// The preview shows the drafts, and not the copy that is being checked.
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { Preview } from './preview.ts';
import { spawnTied } from './tied-process.ts';

vi.mock('./tied-process.ts', () => ({ spawnTied: vi.fn(() => new EventEmitter()) }));

it('starts without the content folder of a check', () => {
  vi.stubEnv('CONTENT_FOLDER', '/a copy of drafts');
  new Preview('/nowhere', 1).start();
  vi.unstubAllEnvs();
  const [, { env = {} } = {}] = vi.mocked(spawnTied).mock.calls[0] ?? [];
  expect([env.CONTENT_FOLDER, env.NODE_ENV]).toEqual([undefined, 'development']);
});
