// Counting words and minutes.
import { expect, it } from 'vitest';
import { counted, countWord, countWords, readingMinutes, shareLeft } from './words.ts';

it('counts words, not marks', () => {
  expect(countWords('## Before term\n\n- **Open** the [fees ledger](/blog/3), then `close` it.\n')).toBe(9);
  expect(countWords('| Week | Paid |\n| --- | --- |\n| 1 | 40 % |')).toBe(4);
  expect(countWords('1. First\n2. Second')).toBe(2);
});

it('counts a hyphenated word and an amount as one', () => {
  expect(countWords('mobile-money UGX 1,800,000')).toBe(3);
});

it('rounds to whole minutes, at least one', () => {
  expect(readingMinutes(20)).toBe(1);
  expect(readingMinutes(800)).toBe(4);
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
  [37, 'Thirty-seven'],
  [100, '100'],
])('writes %i as %s', (count, word) => {
  expect(countWord(count)).toBe(word);
});

it.each([
  [90, 'a tenth'],
  [50, 'half'],
  [65, '35%'],
])('%i%% off leaves %s', (percentOff, share) => {
  expect(shareLeft(percentOff)).toBe(share);
});
