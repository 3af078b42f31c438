import { expect, test } from 'vitest';
import { formatPhone } from '../lib/format-text.ts';
import { fillPlaceholders, inHtml, withNumbersInWords } from '../readers/placeholders.ts';
import { fillIn, readText } from './fill-in.ts';
import { filled } from './filled.ts';
import { organisation } from './organisation.ts';

test('fills words', () => {
  expect(fillPlaceholders('<p>{{a}}</p>', inHtml({ a: 'A & B' }))).toBe('<p>A &amp; B</p>');
  expect(fillIn('Write to {{email.privacy}}, {{ legalName }}.')).toBe(
    `Write to ${organisation.email.privacy}, ${organisation.legalName}.`,
  );
});

test('sets a phone for reading in words and for dialling in a link', () => {
  const html = '<a href="tel:%7B%7Bphone.emergency%7D%7D">{{phone.emergency}}</a>';
  const { emergency } = organisation.phone;
  expect(fillIn(html)).toBe(`<a href="tel:${emergency}">${formatPhone(emergency)}</a>`);
});

test('counts what readers see', () => {
  const most = organisation.name.length + 2;
  expect(filled.max(most).parse('{{brand}} x')).toBe(`${organisation.name} x`);
  expect(filled.max(most - 1).safeParse('{{brand}} x').success).toBe(false);
});

test('names a place that no fact fills, and the nearest there is', () => {
  const { error } = filled.safeParse('Write to {{email.privcy}}');
  expect(error?.issues[0]?.message).toBe('no fact fills {{email.privcy}}. Did you mean {{email.privacy}}?');
  // A name that every object has.
  expect(filled.safeParse('By {{constructor}}').success).toBe(false);
});

test('fills in the facts, and takes the points above it as the collection has filled them', () => {
  const rendered = { html: '<h2 id="who">{{brand}}</h2>' };
  expect(readText({ id: 'x', rendered }, ['So it is.'])).toEqual({
    html: `<h2 id="who">${organisation.name}</h2>`,
    contents: [{ id: 'who', label: organisation.name }],
    inShort: ['So it is.'],
  });
});

test('refuses an entry without a text', () => {
  expect(() => readText({ id: 'x' })).toThrow('"x"');
});

test('names the text that asks for what no fact fills', () => {
  const entry = { id: 'privacy', rendered: { html: '<p>{{nope}}</p>' } };
  expect(() => readText(entry)).toThrow('The text "privacy" asks for {{nope}}');
});

test('gives whole numbers in words, and in digits from a hundred on', () => {
  expect(withNumbersInWords({ few: '6', many: '120', name: 'x' })).toEqual({
    few: '6',
    many: '120',
    name: 'x',
    'words.few': 'six',
    'words.many': '120',
  });
});
