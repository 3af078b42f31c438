import { describe, expect, it } from 'vitest';
import { type FormShape, maxBodyBytes, parseForm } from './form.ts';
import { checkSubmission, forms, formsById, isFormId } from './registry.ts';
import { good } from './test-values.ts';
import { inTestWords } from './test-words.ts';

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
