// What the reader of the API's description promises to the pages of the reference.
import { describe, expect, test } from 'vitest';
import { api } from '../view';
import { operationIndexMarkdown, operationsMarkdown } from './markdown';
import { follow, operationsOf } from './openapi';
import { apiPart, compactJson, operationIndex, partContents } from './reference';

const fees = apiPart(api, 'Fees');
const payment = fees.operations.find(({ sdk }) => sdk === 'payments.request');

describe('a part', () => {
  test('has each operation of its tag, and together they are all', () => {
    const all = api.tags.flatMap(({ name }) => apiPart(api, name).operations);
    expect(all.map(({ sdk }) => sdk).sort()).toEqual(
      operationsOf(api)
        .map((one) => one['x-sdk'])
        .sort(),
    );
  });

  test('says what is sent, with types in words', () => {
    expect(payment).toMatchObject({ method: 'POST', path: '/payments', id: 'create-payment' });
    expect(payment?.body.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'learner',
      'amount',
      'currency',
      'provider',
      'phone',
    ]);
    expect(payment?.body[1]).toMatchObject({ type: 'integer, 500 or more' });
    expect(payment?.body[5]).toMatchObject({ name: 'term', type: 'string, like 2026-3' });
    expect(payment?.body[3]).toMatchObject({ values: ['mtn_momo', 'airtel_money'] });
    expect(payment?.shared.map(({ label }) => label)).toEqual(['Idempotency-Key']);
  });

  test('says what comes back and where that is described', () => {
    expect(payment?.answer).toMatchObject({ status: '202', object: { href: '/docs/api/fees#a-payment' } });
    expect(fees.objects.map(({ title }) => title)).toEqual(['A statement', 'A payment']);
    const fields = fees.objects[1]?.fields.map(({ name, type }) => `${name}: ${type}`);
    expect(fields).toContain('failure: object or null');
    expect(fields).toContain('failure.code: string');
  });

  test('describes each object once, and links to it from elsewhere', () => {
    const titles = api.tags.flatMap(({ name }) => apiPart(api, name).objects.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    const decision = apiPart(api, 'Admissions').objects.find(({ title }) => title === 'A decision');
    expect(decision?.fields.map(({ name, object }) => [name, object?.href])).toEqual([
      ['application', '/docs/api/admissions#an-application'],
      ['learner', '/docs/api/learners#a-learner'],
    ]);
  });

  test('knows the errors by status and code', () => {
    expect(payment?.errors.at(-1)).toEqual({
      status: '503',
      code: 'provider_unavailable',
      href: '/docs/api/errors#provider_unavailable',
    });
    const [refusals, failures] = apiPart(api, 'Errors').codes;
    expect(refusals?.codes.map(({ status }) => status)).toEqual(
      '400 401 403 404 409 413 422 429 503'.split(' '),
    );
    expect(failures?.codes.map(({ status }) => status)).toEqual(Array(5).fill(undefined));
  });

  test('has anchors that are told apart', () => {
    for (const { name } of api.tags) {
      const ids = partContents(apiPart(api, name)).map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  test('of an unknown tag is a mistake', () => {
    expect(() => apiPart(api, 'Library')).toThrow('no tag "Library"');
  });
});

describe('an example request', () => {
  const curl = (sdk: string) =>
    api.tags
      .flatMap(({ name }) => apiPart(api, name).operations)
      .find((one) => one.sdk === sdk)
      ?.examples[0]?.code.split('\n')[0];

  test('puts examples into path and query', () => {
    const base = api.servers[0]?.url;
    expect(curl('learners.list')).toBe(`curl "${base}/learners?class=S.2&owing=true" \\`);
    expect(curl('registers.save')).toBe(`curl -X PUT ${base}/registers/S.2/2026-10-12 \\`);
    expect(curl('webhooks.delete')).toBe(`curl -X DELETE ${base}/webhooks/hook_0Xv5jMd7 \\`);
    expect(curl('payments.request')).toBe(`curl ${base}/payments \\`);
  });
});

describe('as Markdown', () => {
  test('nothing that the page shows is missing', () => {
    const text = operationsMarkdown(fees);
    for (const { label } of partContents(fees)) expect(text).toContain(`## ${label}`);
    for (const { examples } of fees.operations) for (const { code } of examples) expect(text).toContain(code);
    expect(text).toContain('- `amount` (integer, 500 or more, required): ');
    expect(text).toContain('| +256670000004 | +256600000004 | `timed_out` |');
    expect(operationsMarkdown(apiPart(api, 'Errors'))).toContain('### key_unknown');
    expect(operationsMarkdown(apiPart(api, 'Webhooks'))).toContain(
      '`data` is [a payment](/docs/api/fees#a-payment).',
    );
  });

  test('the index names every operation', () => {
    const text = operationIndexMarkdown(operationIndex(api));
    for (const { method, path } of operationsOf(api))
      expect(text).toContain(`\`${method.toUpperCase()} ${path}\``);
  });
});

describe('JSON for reading', () => {
  test('keeps short things on one line and is still the same', () => {
    const value = { a: [], b: {}, c: [{ learner: 'lrn_7Qm2xK9d', mark: 'present' }], d: { e: 1, f: null } };
    expect(JSON.parse(compactJson(value))).toEqual(value);
    expect(compactJson(value)).toContain('\n  "d": { "e": 1, "f": null }\n');
    expect(compactJson({ a: 1 })).toBe('{\n  "a": 1\n}');
  });
});

test('a reference that points at nothing is a mistake', () => {
  expect(() => follow(api, { $ref: '#/components/schemas/Nothing' })).toThrow('points at nothing');
});
