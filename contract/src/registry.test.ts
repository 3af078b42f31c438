// The forms as a set: ids, a good example of each passing, and the bounds of all.
import { describe, expect, it } from 'vitest';
import { type FormDefinition, parseForm } from './form.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { type FormId, findForm, forms, parseSubmission } from './registry.ts';

const person = { name: 'Grace Akello', email: 'grace@example.ug', privacy: true };

const good = {
  contact: {
    firstName: 'Grace',
    lastName: 'Akello',
    email: 'grace@example.ug',
    subject: 'demo',
    message: 'We are 900 learners.',
    privacy: true,
  },
  quotation: {
    ...person,
    learners: '1,240',
    billing: 'annual',
    sms: '3',
    pay: 'mtn',
    institution: 'Jinja SS',
  },
  'partner-application': {
    companyName: 'Nile Systems',
    contactName: 'Grace Akello',
    email: 'grace@example.ug',
    phone: '0772 123456',
    partnerType: 'channel',
    location: 'Jinja, Uganda',
    experience: 'Ten schools.',
    description: 'Sell in Busoga.',
  },
  newsletter: { email: 'grace@example.ug' },
  'feature-request': {
    ...person,
    title: 'Print two to a page',
    category: 'academics',
    description: 'Paper.',
  },
  vote: { request: 'offline-attendance' },
  order: {
    ...person,
    items: [{ product: 'dev-cap', colour: 'Black', quantity: 2 }],
    phone: '0772 123456',
    area: 'kampala',
    address: 'Plot 1, Kampala Road',
    provider: 'mtn',
    mobileMoney: '0772 123456',
  },
  'bulk-order': {
    ...person,
    institution: 'Jinja SS',
    phone: '0772 123456',
    products: 'Caps',
    quantity: '120',
    deliverTo: 'Jinja',
  },
  'event-registration': { ...person, event: 'info-session' },
  'recording-request': { ...person, recording: 'fees-workshop' },
  'startup-application': {
    ...person,
    startupName: 'Somesa',
    phone: '0772 123456',
    location: 'Gulu, Uganda',
    sector: 'edtech',
    stage: 'pilot',
    age: '1-3',
    funding: 'none',
    description: 'Timetables.',
    education: 'Fewer clashes.',
  },
  'affiliate-signup': {
    ...person,
    phone: '0772 123456',
    location: 'Mbale, Uganda',
    audience: 'schools',
    payout: 'bank',
    adult: true,
  },
  'affiliate-contact': { ...person, topic: 'payout', message: 'Where is it?' },
  'security-report': {
    title: 'Open redirect',
    target: '/login',
    severity: 'low',
    steps: '1. Open.',
    impact: 'Phishing.',
    rules: true,
  },
  'compliance-enquiry': { ...person, institution: 'Jinja SS', topic: 'eac', message: 'May we?' },
  'data-request': {
    right: 'access',
    relationship: 'website',
    name: 'Grace Akello',
    email: 'grace@example.ug',
    declaration: true,
  },
} satisfies Record<FormId, Record<string, unknown>>;

describe('registry', () => {
  it('finds a form by its id, and no other', () => {
    for (const form of forms) expect(findForm(form.id)).toBe(form);
    expect(findForm('nope')).toBeUndefined();
    expect(findForm('__proto__')).toBeUndefined();
  });

  it.each(Object.entries(good))('%s passes when rightly filled in', (id, values) => {
    const form = findForm(id) as FormDefinition;
    const parsed = parseForm(form, values);
    expect(parsed).toMatchObject({ ok: true });
    // Nothing that was declared goes missing on the way to the store.
    if (parsed.ok)
      expect(Object.keys(parsed.values).sort()).toEqual(form.fields.map(({ name }) => name).sort());
  });

  it('parses what it has parsed to the same: entries are read back from the store', () => {
    for (const { id } of forms) {
      const once = parseSubmission(id, good[id]);
      const twice = parseSubmission(id, once.ok && JSON.parse(JSON.stringify(once.submission.values)));
      expect(twice).toEqual(once);
    }
  });

  it.each(forms.map((form) => [form.id, form] as const))(
    '%s says of each required field that it is missing, and of no other',
    (_, form) => {
      const required = form.fields.filter((field) => field.required).map((field) => field.name);
      const parsed = parseForm(form as FormDefinition, {});
      expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.field)).toEqual(required);
      for (const { message } of parsed.ok ? [] : parsed.problems) expect(message).toMatch(/^[A-Z][^.]*$/);
    },
  );

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

it('keeps the partner application’s revenue, which has no input', () => {
  const form = findForm('partner-application') as FormDefinition;
  const parsed = parseForm(form, { ...good['partner-application'], revenue: '' });
  expect(parsed).toMatchObject({ ok: true, values: { revenue: '', phone: '+256772123456' } });
});

describe('order', () => {
  const order = findForm('order') as FormDefinition;

  it('reads rows from JSON text and bounds them', () => {
    const withItems = (items: unknown) => parseForm(order, { ...good.order, items });
    expect(withItems(JSON.stringify(good.order.items))).toMatchObject({
      ok: true,
      values: { items: [{ product: 'dev-cap', colour: 'Black', size: '', quantity: 2 }] },
    });
    const empty = {
      ok: false,
      problems: [{ field: 'items', message: 'Put something into your cart first' }],
    };
    expect(withItems([])).toEqual(empty);
    expect(withItems('not json')).toEqual(empty);
    expect(withItems([{ product: 'dev-cap', quantity: 0 }])).toEqual({
      ok: false,
      problems: [{ field: 'items', message: 'Quantity must be a whole number from 1 to 99' }],
    });
    // A plain form posts every product; the ones without a number are not wanted.
    const left = (quantity: string) => ({ product: 'dev-hoodie', colour: 'Charcoal', size: 'M', quantity });
    expect(withItems([left(''), left('0'), left('2')])).toMatchObject({
      ok: true,
      values: { items: [{ quantity: 2 }] },
    });
    expect(withItems([left(''), left('0')])).toEqual(empty);
    expect(withItems(Array(21).fill({ product: 'dev-cap', quantity: 1 }))).toMatchObject({ ok: false });
  });
});
