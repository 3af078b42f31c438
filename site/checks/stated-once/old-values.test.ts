// What counts as a fact left behind, and what does not.
import { describe, expect, it } from 'vitest';
import { leftIn, oldValues } from './old-values.ts';

const values = oldValues({
  name: 'Tred',
  prices: [1_800_000],
  caps: [500, 5_000],
  trialDays: 30,
  trialWord: 'Thirty',
});
const facts = (text: string) => leftIn(text, values).map((line) => line.split(':')[0]);

describe('finds', () => {
  it.each([
    ['Careers at Tred.', 'name'],
    ['catch (TredError $error)', 'name'],
    ['UGX\u00a01,800,000 a month', 'price 1,800,000'],
    ['{"price":1800000,"currency":"UGX"}', 'price 1,800,000'],
    ['UGX 21,600,000 per year', 'price 21,600,000'],
    ['Up to 500 students', 'cap 500'],
    ['a school of up to 5,000 learners', 'cap 5,000'],
    ['30-day free trial', 'trial'],
    ['Thirty days free, no payment', 'trial'],
    ['can be tried for 30 days with', 'trial'],
    ['the first 30 days are free', 'trial'],
  ])('%s', (text, fact) => {
    expect(new Set(facts(text))).toEqual(new Set([fact]));
  });
});

describe('leaves alone', () => {
  it.each([
    ['answered within 30 days'],
    ['UGX 11,800,000'],
    ['up to 5,000,000 a transaction'],
    ['500 learners at two schools'],
    ['tred_live_1'],
  ])('%s', (text) => {
    expect(facts(text)).toEqual([]);
  });
});

it('shows the words around', () => {
  expect(leftIn('Nobody from Tred asks for it.', values)).toEqual(['name: …Nobody from Tred asks for it.…']);
});
