// A taken port and a wrong setting are known before anything is built.
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { hindrances } from './can-serve.ts';
import { freePort } from './free-port.ts';

test('a free port hinders nothing', async () => {
  expect(await hindrances({ PORT: String(await freePort()), HOST: '127.0.0.1' })).toEqual([]);
});

test('a taken port is named', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await hindrances({ PORT: String(port), HOST: '127.0.0.1' })).toEqual([
    `port ${port} is taken: stop what uses it, or set PORT to another.`,
  ]);
  await new Promise((resolve) => server.close(resolve));
});

test('a wrong setting is named', async () => {
  expect(await hindrances({ PORT: 'eighty' })).toEqual(['PORT must be a number']);
});
