import { describe, expect, it } from 'vitest';
import { choice, consent, line } from './fields.ts';
import { defineForm, parseForm, readPairs, withWords } from './form.ts';
import { order } from './forms/store.ts';
import { inTestWords, testWords } from './test-words.ts';

const form = withWords(
  defineForm({
    id: 'sample',
    fields: {
      title: line({ required: true, max: 1500 }),
      size: choice({ values: ['s', 'l'] }),
      note: line(),
      agree: consent(),
    },
  }),
  {
    name: 'Sample',
    fields: {
      title: { label: 'Title', help: 'Short', missing: 'Enter a title' },
      size: { label: 'Size', placeholder: 'One', missing: 'Choose', choices: { l: 'Large', s: 'Small' } },
      note: { label: 'Note' },
      agree: { label: 'I agree', missing: 'Tick the box' },
    },
    messages: { tooLong: '{label}: {max}', unprintable: 'No signs in {label}', notText: '{label}: {kind}' },
  },
);

describe('withWords', () => {
  it('gives each field its words, and its choices in the order of the form', () => {
    expect(form.name).toBe('Sample');
    expect(form.fields.slice(0, 2)).toEqual([
      {
        name: 'title',
        kind: 'text',
        required: true,
        label: 'Title',
        hint: 'Short',
        missing: 'Enter a title',
      },
      {
        name: 'size',
        kind: 'select',
        required: true,
        label: 'Size',
        missing: 'Choose',
        placeholder: 'One',
        options: [
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
      },
    ]);
  });

  it('explains a column of a list in its own words', () => {
    const explained = parseForm(inTestWords(order), { items: [{ product: 'cap', quantity: 500 }] });
    expect(explained).toMatchObject({
      problems: expect.arrayContaining([{ field: 'items', message: 'quantity is wrong' }]),
    });
  });

  it('refuses a form whose field has no words', () => {
    const { messages } = testWords(order);
    expect(() => withWords(order, { name: 'Order', fields: {}, messages })).toThrow('items');
  });
});

describe('parseForm', () => {
  it('gives tidied values and drops unknown ones', () => {
    expect(parseForm(form, { title: ' ab ', size: 's', agree: 'on', other: 'x' })).toEqual({
      ok: true,
      values: { title: 'ab', size: 's', note: '', agree: true },
    });
  });

  it('gives one problem for each field, in the order of the form', () => {
    expect(parseForm(form, { agree: false, note: 7, size: 'l', title: '\0'.repeat(1501) })).toEqual({
      ok: false,
      problems: [
        { field: 'title', message: 'Title: 1,500' },
        { field: 'note', message: 'Note: {kind}' },
        { field: 'agree', message: 'Tick the box' },
      ],
    });
  });

  it.each([null, undefined, 'text', 7, []])('refuses %j as a whole', (input) => {
    expect(parseForm(form, input)).toMatchObject({ ok: false });
  });

  it('ignores keys that would change the prototype', () => {
    const input = JSON.parse('{"__proto__": {"title": "ab", "size": "s", "agree": true}}');
    expect(parseForm(form, input)).toMatchObject({ ok: false });
  });
});

describe('readPairs', () => {
  it('takes declared fields, the first of each name', () => {
    const entries = new URLSearchParams('title=a&title=b&agree=on&other=x');
    expect(readPairs(form, entries)).toEqual({ title: 'a', agree: 'on' });
  });

  it('reads the rows of a list in their order', () => {
    const rows = 'items.1.product=cap&items.0.product=hoodie&items.0.quantity=2&items.x.product=no&name=A';
    expect(readPairs(order, new URLSearchParams(rows))).toEqual({
      items: [{ product: 'hoodie', quantity: '2' }, { product: 'cap' }],
      name: 'A',
    });
  });

  it('reads a list given as JSON text', () => {
    const items = JSON.stringify([{ product: 'cap', quantity: 1 }]);
    expect(readPairs(order, [['items', items]])).toEqual({ items });
  });
});
