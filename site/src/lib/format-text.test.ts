import { expect, it } from 'vitest';
import {
  counted,
  countWord,
  countWords,
  fillValues,
  formatPhone,
  formatSize,
  slugify,
  wordsOf,
} from './format-text.ts';

it('counts words, not marks', () => {
  const point = '<strong>Open</strong> the <a href="/blog/3">fees ledger</a>, then <code>close</code> it.';
  expect(countWords(`<h2 id="before">Before term</h2><ul><li>${point}</li></ul>`)).toBe(9);
  expect(
    countWords('<table><tr><th>Week</th><th>Paid</th></tr><tr><td>1</td><td>40 %</td></tr></table>'),
  ).toBe(4);
});

it('says one thing in the singular', () => {
  const unit = { one: 'article', many: 'articles' };
  expect([0, 1, 2].map((count) => counted(count, unit))).toEqual(['0 articles', '1 article', '2 articles']);
});

it.each([
  [0, 'Zero'],
  [6, 'Six'],
  [19, 'Nineteen'],
  [30, 'Thirty'],
  [100, '100'],
])('writes %i as %s', (count, word) => {
  expect(countWord(count)).toBe(word);
});

it('fills the places of a sentence, and leaves one that it does not know', () => {
  expect(fillValues('{count} votes for {title}', { count: 0, title: 'USSD' })).toBe('0 votes for USSD');
  expect(fillValues('{who} asks', {})).toBe('{who} asks');
});

it('formatPhone groups a Ugandan number and leaves others', () => {
  expect(formatPhone('+256772123456')).toBe('+256 772 123 456');
  expect(formatPhone('+254712345678')).toBe('+254712345678');
});

it.each([
  [820, '820 bytes'],
  [1000, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_250_000, '1.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

it('slugify keeps letters and digits only', () => {
  expect(slugify('  What does “NET 30” mean?  ')).toBe('what-does-net-30-mean');
  expect(slugify("Bursar's café & co.")).toBe('bursars-cafe-co');
  expect(slugify('v2.5.0')).toBe('v2-5-0');
});

it.each([
  ['FEES, queue!', ['fees', 'queue']],
  ['a bursar’s ledger', ['a', 'bursars', 'ledger']],
  ['Aïsha', ['aisha']],
  ['  … ', []],
])('"%s"', (text, words) => expect(wordsOf(text)).toEqual(words));
