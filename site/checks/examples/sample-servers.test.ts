import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../server/src/free-port.ts';
import { codeBlocksIn } from './code-blocks.ts';

const site = join(import.meta.dirname, '../..');
let child: ChildProcess | undefined;
afterEach(() => child?.kill());

/** The status line, or the code of the error. */
const request = (port: number, text: string, host = '127.0.0.1') =>
  new Promise<string>((resolve) => {
    const socket = connect(port, host, () => socket.write(text));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data).split('\r\n')[0] ?? '');
    });
    socket.once('error', (error) => resolve('code' in error ? String(error.code) : ''));
    socket.once('close', () => resolve('closed'));
  });

async function start(file: string): Promise<number> {
  const port = await freePort();
  child = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port) } });
  await expect.poll(() => request(port, 'GET /none HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP/);
  return port;
}

it('the server of the templates', async () => {
  const port = await start(join(site, 'templates/shared/server.mjs'));
  await request(port, 'GET // HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await request(port, 'GET /look.css HTTP/1.1\r\nHost: x\r\n\r\n')).toContain('200');
  expect(await request(port, '', '127.0.0.2')).toBe('ECONNREFUSED');
});

it('the server for events in the documentation', async () => {
  const page = 'docs/uganda/mobile-money.md';
  const blocks = codeBlocksIn(page, await readFile(join(site, '../content', page), 'utf8'));
  const [, client = ''] = /new ([\w{}]+)\(/.exec(blocks.map(({ code }) => code).join()) ?? [];
  const server = blocks.find(({ code }) => code.includes('createServer('))?.code ?? '';
  const stub =
    'class SignatureError extends Error {}\nclass Client { webhooks = { verify: async () => ({}) } }\n';
  const file = join(tmpdir(), `sample-${process.pid}.mjs`);
  const program = server.replace(/^import \{ SignatureError.*\n/m, stub).replaceAll(client, 'Client');
  await writeFile(file, program.replace(/listen\(\d+/, 'listen(process.env.PORT'));
  const port = await start(file);
  const upload = connect(port, '127.0.0.1', () => {
    upload.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    setImmediate(() => upload.resetAndDestroy());
  });
  await once(upload, 'close');
  expect(await request(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')).toContain('204');
  expect(await request(port, '', '127.0.0.2')).toBe('ECONNREFUSED');
  await rm(file);
});
