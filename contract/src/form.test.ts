// Parsing a whole form, and reading what a plain HTML form posts.
import { describe, expect, it } from 'vitest';
import { consent, line } from './fields.ts';
import { defineForm, parseForm, readEntries } from './form.ts';
import { order } from './forms/order.ts';

const form = defineForm({
  id: 'sample',
  name: 'Sample',
  fields: {
    title: line({ label: 'Title', missing: 'Enter a title', max: 3 }),
    note: line({ label: 'Note' }),
    agree: consent({ label: 'I agree', missing: 'Tick the box' }),
  },
});

describe('parseForm', () => {
  it('gives tidied values and drops unknown ones', () => {
    expect(parseForm(form, { title: ' ab ', agree: 'on', other: 'x' })).toEqual({
      ok: true,
      values: { title: 'ab', note: '', agree: true },
    });
  });

  it('gives one problem for each field, in the order asked', () => {
    expect(parseForm(form, { agree: false, title: 'ab\0cd' })).toEqual({
      ok: false,
      problems: [
        { field: 'title', message: 'Title must be 3 characters or fewer' },
        { field: 'agree', message: 'Tick the box' },
      ],
    });
  });

  it.each([null, undefined, 'text', 7, []])('refuses %j as a whole', (given) => {
    expect(parseForm(form, given)).toMatchObject({ ok: false });
  });

  it('ignores keys that would change the prototype', () => {
    const given = JSON.parse('{"__proto__": {"title": "ab", "agree": true}}');
    expect(parseForm(form, given)).toMatchObject({ ok: false });
  });
});

describe('readEntries', () => {
  it('takes declared fields, the first of each name', () => {
    const entries = new URLSearchParams('title=a&title=b&agree=on&other=x');
    expect(readEntries(form, entries)).toEqual({ title: 'a', agree: 'on' });
  });

  it('reads the rows of a list in their order', () => {
    const rows = 'items.1.product=cap&items.0.product=hoodie&items.0.quantity=2&items.x.product=no&name=A';
    expect(readEntries(order, new URLSearchParams(rows))).toEqual({
      items: [{ product: 'hoodie', quantity: '2' }, { product: 'cap' }],
      name: 'A',
    });
  });

  it('reads a list given as JSON text', () => {
    const items = JSON.stringify([{ product: 'cap', quantity: 1 }]);
    expect(readEntries(order, [['items', items]])).toEqual({ items });
  });
});
