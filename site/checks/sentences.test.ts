// Finds sentences that contradict a fact, in paragraphs and table rows.
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { type SentenceRule, sentences } from './sentences.ts';

const publish: SentenceRule = {
  what: 'is late',
  pattern: /\bmay publish\b/,
  periods: ['2 years after leaving', '30 days'],
};
const invoice: SentenceRule = {
  what: 'is open to all',
  pattern: /\bNET\b/,
  unless: /\bpublic\b/,
  on: /^\/pricing/,
};
const problemsOf = (body: string, rule: SentenceRule, file = 'pricing/index.html') =>
  sentences(siteOf({ [file]: pageOf({ body }) }), [rule]).problems;

test.each([
  ['a number', '<p>Thanks. You may publish after 45 days.</p>'],
  ['a word', '<ul><li>You may publish after three years</li></ul>'],
  ['a row', '<table><tr><td>You may publish</td><td>after 45 days</td></tr></table>'],
])('another period as %s is a problem', (_name, body) => {
  expect(problemsOf(body, publish)).toEqual([
    { where: '/pricing', what: expect.stringContaining('is late') },
  ]);
});

test('the periods of the fact, and sentences about something else, are fine', () => {
  expect(problemsOf('<p>You may publish after 30 days, or two years. It took 45 days.</p>', publish)).toEqual(
    [],
  );
});

test('accepts a sentence with its condition, and skips other pages', () => {
  expect(problemsOf('<p>NET terms</p>', invoice)).toHaveLength(1);
  expect(problemsOf('<p>NET terms for public schools</p>', invoice)).toEqual([]);
  expect(problemsOf('<p>NET terms</p>', invoice, 'about/index.html')).toEqual([]);
});
