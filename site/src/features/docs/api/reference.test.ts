import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '~/facts/markdown';
import { api, referenceOf } from './markdown';
import { follow, operationsOf } from './openapi';
import { apiPart, compactJson } from './reference';

const fees = apiPart(api(), 'Fees');
const payment = fees.operations.find(({ sdk }) => sdk === 'payments.request');

describe('a part', () => {
  test('has each operation of its tag, and together they are all', () => {
    const all = api().tags.flatMap(({ name }) => apiPart(api(), name).operations);
    expect(all.map(({ sdk }) => sdk).sort()).toEqual(
      operationsOf(api())
        .map((one) => one['x-sdk'])
        .sort(),
    );
  });

  test('describes request and response, with types in words', () => {
    expect(payment).toMatchObject({ method: 'POST', path: '/payments', response: { status: '202' } });
    expect(payment?.body.find(({ name }) => name === 'amount')?.type).toMatch(/^integer, \d+ or more$/);
    const fields = fees.objects.flatMap((object) =>
      object.fields.map(({ name, type }) => `${name}: ${type}`),
    );
    expect(fields).toContain('failure: object or null');
    expect(fields).toContain('failure.code: string');
  });

  test('refuses an unknown tag', () => {
    expect(() => apiPart(api(), 'Library')).toThrow('no tag "Library"');
  });
});

describe('as Markdown', () => {
  test('has every request with its examples', () => {
    const { markdown } = referenceOf({ id: 'api/fees', tag: 'Fees' });
    for (const { title, examples } of fees.operations) {
      expect(markdown).toContain(`## ${title}`);
      for (const { code } of examples) expect(markdown).toContain(code);
    }
  });

  test('keeps the addresses of requests and codes', async () => {
    const fees = referenceOf({ id: 'api/fees', tag: 'Fees' });
    expect(await renderMarkdown(fees.markdown, undefined, fees.ids)).toContain('<h2 id="create-payment">');
    const errors = referenceOf({ id: 'api/errors', tag: 'Errors' });
    expect(await renderMarkdown(errors.markdown, undefined, errors.ids)).toContain('<h3 id="not_found">');
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

test('refuses a reference to a missing schema', () => {
  expect(() => follow(api(), { $ref: '#/components/schemas/Nothing' })).toThrow('points at nothing');
});
