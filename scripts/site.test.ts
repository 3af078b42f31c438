import { once } from 'node:events';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { freePort } from '../server/src/free-port.ts';
import { canWrite, otherDataFolder, startProblems } from './site.ts';

test('names a taken port, and says nothing of a free one', async () => {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1' };
  expect(await startProblems(env)).toEqual([]);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    expect(await startProblems(env)).toEqual([expect.stringContaining(`port ${port} is in use`)]);
  } finally {
    server.close();
  }
});

test('names a wrong setting', async () => {
  expect(await startProblems({ PORT: 'eighty' })).toEqual(['PORT must be a number']);
});

test('a read-only checkout keeps its data with the user, unless a folder was chosen', () => {
  const folder = (env: NodeJS.ProcessEnv, writable = false) =>
    otherDataFolder(env, '/x/data', () => writable);
  expect(folder({}, true)).toBeUndefined();
  expect(folder({ DATA_DIR: '/chosen' })).toBeUndefined();
  expect(folder({})).toBe(`${homedir()}/.local/state/tred`);
  expect(folder({ XDG_STATE_HOME: '/state' })).toBe('/state/tred');
});

test('a missing path can be written if the folder above it can', () => {
  expect(canWrite(`${import.meta.dirname}/not/there`)).toBe(true);
});
