// Sends each curl example of the documentation to the sandbox, in page order, and compares the responses. Also checks
// the two tables of the sandbox page.
import { execFile, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { curlRequests } from '@tred/sandbox/curl';
import { exampleKey, keyFor } from '@tred/sandbox/http/keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestServer, type TestServer } from '../../../server/src/test-server.ts';
import { fillIn } from '../../src/facts/fill-in.ts';
import { operationsOf } from '../../src/features/docs/api/openapi.ts';
import { curlOf } from '../../src/features/docs/api/reference.ts';
import { type CodeBlock, codeBlocksIn } from './code-blocks.ts';
import { api, docs, pageSamples, readDoc } from './docs.ts';
import { operationAt } from './examples.ts';
import { schemaCheck } from './schema-check.ts';

const operations = operationsOf(api);
const check = schemaCheck(api);
const site = new URL(fillIn('{{sandbox}}')).origin;

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer({ files: { 'docs/api/openapi.json': JSON.stringify(api) } });
});
afterAll(() => server.close());

type Reply = { status: number; body: string; type: string; operation: string; fields: string[] | undefined };

let visitors = 0;

/** A reader with a terminal: own school, running clock. */
function reader(key?: string) {
  visitors += 1;
  const own = `_reader${visitors.toString().padStart(6, '0')}`;
  const remoteAddress = `198.51.100.${visitors}`;
  return async (shell: string): Promise<Reply[]> => {
    const replies: Reply[] = [];
    const environment = { TRED_KEY: key ?? exampleKey(shell) };
    for (const { method, url, headers, body } of curlRequests(shell, environment)) {
      if (url.startsWith('http://localhost:')) continue;
      expect(url, 'the open key works at this site only').toContain(`${site}/sandbox/`);
      const address = url.slice(site.length);
      const authorization = headers.authorization && `${headers.authorization}${own}`;
      const reply = await server.app.inject({
        method: method as 'GET',
        url: address,
        headers: { ...headers, ...(authorization && { authorization }) },
        remoteAddress,
        ...(body === undefined ? {} : { payload: body }),
      });
      server.time.now += 10_000;
      replies.push({
        status: reply.statusCode,
        body: reply.body,
        type: String(reply.headers['content-type'] ?? ''),
        operation: `${method} ${address.replace('/sandbox/v1', '')}`,
        fields: new URLSearchParams(address.split('?')[1]).get('fields')?.split(','),
      });
    }
    return replies;
  };
}

/** A successful response that matches its schema. */
function expectGood({ status, body, type, operation, fields }: Reply): void {
  expect(status, `${operation}: ${body}`).toBeLessThan(300);
  const [method = '', address = ''] = operation.split(' ');
  // The log is not part of the API.
  if (address === '/sandbox/log') return;
  const found = operationAt(method, address.split('?')[0] ?? '');
  const content = found?.responses[status]?.content;
  expect(found?.responses, operation).toHaveProperty([String(status)]);
  if (!content) return;
  const [kind = ''] = type.split(';');
  expect(content, operation).toHaveProperty([kind]);
  if (kind !== 'application/json' || fields) return;
  const place = ['paths', found.path, found.method, 'responses', String(status), 'content', kind, 'schema'];
  expect(check(place, JSON.parse(body)), operation).toEqual([]);
}

/** Varying parts: cursors and times. */
const steady = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/"cur_\w+"/g, '"a cursor"')
      .replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"a moment"'),
  );

const orderOf = (page: string) => Number(/^order: (\d+)$/m.exec(page)?.[1]);

const isShell = ({ language, code }: CodeBlock) => language === 'bash' && /\bcurl\b/.test(code);

describe('the documentation', () => {
  const pages = globSync('**/*.md', { cwd: docs })
    .sort()
    .map((file) => ({ file, blocks: codeBlocksIn(file, fillIn(readDoc(file))) }))
    .filter(({ blocks }) => blocks.some(isShell));

  test.each(pages)('$file', async ({ blocks }) => {
    const send = reader();
    for (const [index, block] of blocks.entries()) {
      if (!isShell(block)) continue;
      const replies = await send(block.code);
      for (const reply of replies) expectGood(reply);
      const after = blocks[index + 1];
      const last = replies.at(-1);
      if (!after || !last) continue;
      const [, part] = after.notes.api?.split(' ') ?? [];
      if (after.language === 'json' && part === String(last.status))
        expect(steady(JSON.parse(last.body)), after.where).toEqual(steady(JSON.parse(after.code)));
      if (after.language === 'csv')
        for (const line of after.code.split('\n')) expect(last.body.split('\n'), after.where).toContain(line);
    }
  });
});

describe('the reference, read from top to bottom by one person', () => {
  const send = reader();
  const parts = globSync('api/*.md', { cwd: docs })
    .map((file) => readDoc(file))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((text) => /^tag: (.+)$/m.exec(text)?.[1]);
  const inOrder = parts.flatMap((tag) => operations.filter(({ tags }) => tags[0] === tag));

  test('has every request', () => expect(inOrder).toHaveLength(operations.length));

  test.each(inOrder.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const [reply] = await send(curlOf(api, operation));
      if (!reply) throw new Error('no request');
      expectGood(reply);
      const good = Object.keys(operation.responses).find((status) => status.startsWith('2'));
      expect(String(reply.status)).toBe(good);
    },
  );
});

describe('the example programs run as they stand, with nothing installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const has = (program: string) => spawnSync(program, ['--version']).status === 0;

  /** What PHP's server would set. */
  const visitor = { TEACHER_PASSWORD: 'chalk', PHP_AUTH_PW: 'chalk', REQUEST_METHOD: 'GET' };

  async function run(program: string, page: string, language: string, ...args: string[]) {
    const blocks = codeBlocksIn(page, fillIn(readDoc(`examples/${page}`)));
    const code = blocks.find((block) => block.language === language)?.code ?? '';
    const { port } = (server.app.server.address() as AddressInfo | null) ?? (await listen());
    writeFileSync(join(folder, 'program.mjs'), code.replaceAll(`${site}/`, `http://127.0.0.1:${port}/`));
    const { stdout } = await promisify(execFile)(program, ['program.mjs', ...args], {
      cwd: folder,
      env: { ...process.env, TRED_KEY: `${keyFor('secondary')}_${language}00001`, ...visitor },
    });
    return stdout.trim().split('\n');
  }
  const listen = async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    return server.app.server.address() as AddressInfo;
  };

  test('one reminds each family once', async () => {
    const remind = () => run(process.execPath, 'fee-reminder.md', 'javascript', 'S.2', '2026-3');
    const asked = (await remind()).filter((line) => / pay_\w+$/.test(line));
    expect(asked.length).toBeGreaterThan(2);
    for (const line of await remind()) expect(line).not.toContain(' pay_');
  });

  test.runIf(has('python3'))('one writes the results of a whole class', async () => {
    const lines = await run('python3', 'results-export.md', 'python', 'S.2', '2026-3');
    expect(lines.join()).toMatch(/\b40 learners/);
  });

  test.runIf(has('php'))('one shows the register of a stream', async () => {
    const page = (await run('php', 'attendance-register.md', 'php')).join();
    expect(page).toContain('lrn_7Qm2xK9d');
  });
});

describe('the developers’ pages', () => {
  const requests = pageSamples.filter(({ language, code }) => language === 'bash' && /\bcurl\b/.test(code));
  test.each(requests)('$where', async ({ code }) => {
    for (const reply of await reader()(code)) expectGood(reply);
  });
});

describe('the sandbox page', () => {
  const page = fillIn(readDoc('uganda/sandbox.md'));
  const rows = (after: string) =>
    [...(page.split(after)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?) \| (.+) \|$/gm)].map(
      ([, first = '', second = '']) => [first, second] as const,
    );
  const key = keyFor('secondary');
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, more: object = {}, authorization = key) =>
    server.app.inject({
      method,
      url: `/sandbox/v1${path}`,
      headers: { authorization: `Bearer ${authorization}`, 'content-type': 'application/json' },
      remoteAddress: '203.0.113.9',
      ...more,
    });
  const payment = {
    learner: 'lrn_7Qm2xK9d',
    amount: 10_000,
    currency: 'UGX',
    provider: 'mtn_momo',
    phone: '+256670000001',
  };
  const pay = (change: object = {}) => ({ payload: { ...payment, ...change } });

  test('its keys are those that open the three schools', () => {
    for (const kind of ['secondary', 'institute', 'university'] as const)
      expect(page).toContain(`| \`${keyFor(kind)}\` | \`${keyFor(kind, false)}\` |`);
  });

  const numbers = rows('## Test numbers').flatMap(([phones, outcome]) =>
    [...phones.matchAll(/`(\+\d+)`/g)].map(([, phone = '']) => [phone, outcome.split('`')[1] ?? ''] as const),
  );
  test('has twelve test numbers', () => expect(numbers).toHaveLength(12));
  test.each(numbers)('%s: %s', async (phone, outcome) => {
    const provider = phone.startsWith('+25667') ? 'mtn_momo' : 'airtel_money';
    const response = await send('POST', '/payments', pay({ phone, provider }));
    expect([response.statusCode, response.json().status]).toEqual([202, 'pending']);
    server.time.now += 5_000;
    const { status, failure } = (await send('GET', `/payments/${response.json().id}`)).json();
    expect(failure?.code ?? status).toBe(outcome);
  });

  /** Causes each documented error. */
  const ways: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
    invalid_request: () => send('GET', '/learners?limit=0'),
    key_unknown: () => send('GET', '/learners', {}, key.slice(0, -1)),
    not_allowed: () => send('POST', '/payments', pay(), keyFor('secondary', false)),
    not_found: () => send('GET', '/learners/lrn_0000aaaa'),
    idempotency_conflict: async () => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'two-amounts',
      };
      await send('POST', '/payments', { ...pay({ amount: 1000 }), headers });
      return send('POST', '/payments', { ...pay({ amount: 2000 }), headers });
    },
    too_large: () => send('PUT', '/registers/S.2/2026-10-12', { payload: ' '.repeat(1024 * 1024 + 1) }),
    invalid_field: () => send('POST', '/payments', pay({ phone: '0670000001' })),
    too_many_requests: async () => {
      for (let count = 0; count < 60; count += 1) await send('GET', '/webhooks');
      return send('GET', '/webhooks');
    },
  };
  const errors = rows('## Every error, on demand').map(([name]) => name.replaceAll('`', '').split(' '));
  test('says how to get each of the nine', () => {
    const codes = api.components.schemas.ErrorCode?.oneOf?.map((one) => one.const) ?? [];
    expect(errors.map(([, code]) => code)).toEqual(codes);
    expect(Object.keys(ways)).toEqual(codes.filter((code) => code !== 'provider_unavailable'));
  });
  test.each(errors.filter(([, code = '']) => ways[code]))('%s %s', async (status, code = '') => {
    server.time.now += 60_000;
    const reply = await ways[code]?.();
    expect([String(reply?.statusCode), JSON.parse(reply?.body ?? '').error.code]).toEqual([status, code]);
  });
});
