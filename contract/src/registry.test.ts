import { describe, expect, it } from 'vitest';
import { checkForm, type Field, type FormShape, maxBodyBytes, parseForm } from './form.ts';
import { lookup } from './lookup.ts';
import { checkSubmission, forms, formsById, isFormId } from './registry.ts';
import { inTestWords } from './test-words.ts';

const byKind: Partial<Record<Field['kind'], unknown>> = {
  email: 'grace@example.ug',
  tel: '0772 123456',
  url: 'example.ug',
  number: '20',
  date: '2027-02-15',
  checkbox: true,
  hidden: 'workshop',
  list: [{ product: 'dev-cap', colour: 'Black', quantity: 2 }],
};
const good = ({ fields }: Pick<FormShape, 'fields'>): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind, values }) => [name, values?.[0] ?? byKind[kind] ?? 'Words']));
const named = forms.map((form) => [form.id, form] as const);

describe('registry', () => {
  it('knows a form by its id, and no other', () => {
    for (const { id } of forms) expect(isFormId(id)).toBe(true);
    expect(isFormId('nope')).toBe(false);
    expect(isFormId('__proto__')).toBe(false);
  });

  it.each(named)('%s passes when rightly filled in', (id, form) => {
    const parsed = checkSubmission(id, good(form));
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const names = Object.keys(parsed.submission.values);
    expect(names.sort()).toEqual(form.fields.map(({ name }) => name).sort());
  });

  it.each(named)('%s names each required field that is missing, and no other', (_, form) => {
    const required = form.fields.filter(({ required, or }) => required || or).map((field) => field.name);
    const parsed = parseForm(inTestWords(form), {});
    expect(parsed.ok ? [] : parsed.problems).toEqual(
      required.map((field) => ({ field, message: `${field} is missing` })),
    );
  });

  it('keeps field names clear of the hidden ones', () => {
    const names = forms.flatMap((form) => form.fields.map((field) => field.name));
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
  });

  it.each(named)('%s takes its longest values in any script, and little more', (_, form) => {
    const longestOf = ({ name, kind, max = 0, parts = {} }: FormShape['fields'][number]): string => {
      if (kind === 'text' || kind === 'textarea') return 'ሀ'.repeat(max);
      const row = Object.entries(parts).map(([part, shape]) => longestOf({ name: part, ...shape }));
      return kind === 'list' ? Array(max).fill(row).join() : String(good(form)[name]);
    };
    const values = form.fields.map((field): [string, string] => [field.name, longestOf(field)]);
    const longest = new URLSearchParams(values).toString().length;
    expect(maxBodyBytes(form)).toBeGreaterThanOrEqual(longest);
    expect(maxBodyBytes(form)).toBeLessThan(longest + 64 * 1024);
  });
});

describe('a hostile text as long as a body', () => {
  const repeated = [
    ...'a. a- a@ a@a. a/ . - 0 + ( , TRD- { [ http://a. https:// 2026-11-17'.split(' '),
    ...[' ', '\r\n', '\u200b', '\ud83d', '\u202e'],
  ];
  const texts = repeated.flatMap((part) => {
    const filler = part.repeat(Math.ceil((128 * 1024) / part.length));
    return [`${filler} x`, `http://${filler} x`, `a${filler}@`];
  });

  /** A text is read in milliseconds; with a pattern that goes back, in half a minute. */
  const isQuick = (work: () => void) =>
    [1, 2, 3].some(() => {
      const began = process.cpuUsage();
      work();
      return process.cpuUsage(began).user < 1_000_000;
    });

  it.each([...named, ['the look-up', lookup] as const])('is read at once in each field of %s', (_, form) => {
    const values = good(form);
    const slow = form.fields.flatMap(({ name, parts = {} }) => {
      const hostile = (text: string) => [
        { ...values, [name]: text },
        ...Object.keys(parts).map((part) => ({ ...values, [name]: [{ product: 'dev-cap', [part]: text }] })),
      ];
      return texts
        .flatMap(hostile)
        .filter((input) => !isQuick(() => checkForm(form, input)))
        .map(() => name);
    });
    expect(slow).toEqual([]);
  });
});

it('an order takes rows as JSON text, leaves out rows without a number, and bounds them', () => {
  const { order } = formsById;
  const row = (quantity: unknown) => ({ product: 'dev-cap', colour: 'Black', quantity });
  const withItems = (items: unknown) => parseForm(inTestWords(order), { ...good(order), items });
  const passed = { ok: true, values: { items: [{ product: 'dev-cap', size: '', quantity: 2 }] } };
  expect(withItems(JSON.stringify([row(2)]))).toMatchObject(passed);
  expect(withItems([row(''), row('0'), row('2')])).toMatchObject(passed);
  const refused = { ok: false, problems: [{ field: 'items' }] };
  for (const items of [[], 'not json', [row(0)], [row(''), row('0')], [row(100)], Array(21).fill(row(1))])
    expect(withItems(items)).toMatchObject(refused);
});
