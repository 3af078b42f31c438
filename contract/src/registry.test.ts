// The forms as a set: their ids, good answers to each, missing answers, and their bounds.
import { describe, expect, it } from 'vitest';
import { type Field, type FormDefinition, parseForm } from './form.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { findForm, forms, parseSubmission } from './registry.ts';

/** An answer that passes, for each kind of field. */
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
const good = ({ fields }: FormDefinition): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, kind, options }) => [name, options?.[0]?.value ?? byKind[kind] ?? 'Words']),
  );
const named = forms.map((form) => [form.id, form as FormDefinition] as const);

describe('registry', () => {
  it('finds a form by its id, and no other', () => {
    for (const form of forms) expect(findForm(form.id)).toBe(form);
    expect(findForm('nope')).toBeUndefined();
    expect(findForm('__proto__')).toBeUndefined();
  });

  it.each(named)('%s passes when rightly filled in, and again as it is read back', (id, form) => {
    const parsed = parseSubmission(id, good(form));
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const { values } = parsed.submission;
    expect(Object.keys(values).sort()).toEqual(form.fields.map(({ name }) => name).sort());
    expect(parseSubmission(id, JSON.parse(JSON.stringify(values)))).toEqual(parsed);
  });

  it.each(named)('%s names each required field that is missing, and no other', (_, form) => {
    const required = form.fields.filter((field) => field.required).map((field) => field.name);
    const parsed = parseForm(form, {});
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.field)).toEqual(required);
  });

  it('keeps field names clear of the hidden ones', () => {
    const names = forms.flatMap((form) => form.fields.map((field) => field.name));
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
  });

  it('fits every form at its longest into the largest body the desk takes', () => {
    for (const form of forms) {
      const longest = form.fields.reduce((sum, { kind }) => sum + (kind === 'textarea' ? 0 : 300), 0);
      const texts = (form as FormDefinition).fields
        .filter(({ kind }) => kind === 'textarea')
        .reduce((sum, { name }) => sum + longestText(form as FormDefinition, name), 0);
      // Nine bytes: one letter of a script such as Ge’ez, urlencoded.
      expect((longest + texts) * 9).toBeLessThan(MAX_BODY_BYTES);
    }
  });
});

function longestText(form: FormDefinition, name: string): number {
  const parsed = parseForm(form, { [name]: 'a'.repeat(100_000) });
  const message = parsed.ok ? '' : parsed.problems.find((problem) => problem.field === name)?.message;
  return Number(/must be ([\d,]+) characters/.exec(message ?? '')?.[1]?.replace(/,/g, ''));
}

it('an order takes rows as JSON text, leaves out rows without a number, and bounds them', () => {
  const order = findForm('order') as FormDefinition;
  const row = (quantity: unknown) => ({ product: 'dev-cap', colour: 'Black', quantity });
  const withItems = (items: unknown) => parseForm(order, { ...good(order), items });
  const passed = { ok: true, values: { items: [{ product: 'dev-cap', size: '', quantity: 2 }] } };
  expect(withItems(JSON.stringify([row(2)]))).toMatchObject(passed);
  expect(withItems([row(''), row('0'), row('2')])).toMatchObject(passed);
  const refused = { ok: false, problems: [{ field: 'items' }] };
  for (const items of [[], 'not json', [row(0)], [row(''), row('0')], [row(100)], Array(21).fill(row(1))])
    expect(withItems(items)).toMatchObject(refused);
});
