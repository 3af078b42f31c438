// Entries are told from code and facts by where they are.
import { expect, test } from 'vitest';
import { isEntry } from './is-entry.ts';

test('an article, an event or a page of the documentation is an entry; a fact, a word of a page or code is none', () => {
  const entries = [
    'src/content/blog/week-four.md',
    'src/content/events/bursars-day.yaml',
    'src/content/docs/api/fees.md',
    'src/content/blog/register.png',
  ];
  expect(entries.filter(isEntry)).toEqual(entries);
  const others = [
    'src/content/facts/prices.yaml',
    'src/content/pages/pricing.ts',
    'src/content/request-categories.yaml',
    'src/content/docs/openapi.yaml',
    'build/markdown.ts',
    'templates/react-native/README.md',
  ];
  expect(others.filter(isEntry)).toEqual([]);
});
