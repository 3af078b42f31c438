// Each difference between two versions of a file can be undone alone.
import { partedOf, wholeOf } from '@tred/contract/merge';
import { expect, it } from 'vitest';
import { differences, shownOf, undone } from './differences.ts';

const before = {
  title: 'One',
  lead: 'A sentence.',
  items: [
    { q: 'a', a: '1' },
    { q: 'b', a: '2' },
    { q: 'c', a: '3' },
  ],
};
const item = (q: string, a: string) => ({ q, a });

it.each([
  ['a text', { ...before, title: 'Two' }, ['title']],
  ['a text and a field that is left out', { title: 'Two', items: before.items }, ['title', 'lead']],
  [
    'an entry changed and one added',
    { ...before, items: [item('a', '9'), ...before.items.slice(1), item('d', '4')] },
    ['items.0.a', 'items.3'],
  ],
  ['an entry taken out', { ...before, items: before.items.toSpliced(1, 1) }, ['items.1']],
  ['entries in another order', { ...before, items: before.items.toReversed() }, ['items']],
])('%s', (_, after, fields) => {
  const found = differences(before, after);
  expect(found.map(({ field }) => field)).toEqual(fields);
  expect(found.reduceRight((value, each) => undone(value, each), after as unknown)).toEqual(before);
  for (const [at, each] of found.entries())
    expect(differences(before, undone(after, each))).toHaveLength(found.toSpliced(at, 1).length);
});

it('compares Markdown by paragraphs', () => {
  const text = (body: string) => wholeOf({ value: { title: 'One' }, body });
  const after = text('First.\n\nA second.\n\nThird!\n');
  const [second, third] = differences(text('First.\n\nSecond.\n\nThird.\n'), after);
  expect(third && partedOf(undone(after, third)).body).toBe('First.\n\nA second.\n\nThird.\n');
  expect(second && shownOf(second, String)).toEqual({ before: 'Second.', after: 'A second.' });
});

it('shows the value of a placeholder, unless that is all that differs', () => {
  const fill = (text: string) => text.replace('{{brand}}', 'Tred');
  const shown = (before: string, after: string) => Object.values(shownOf({ before, after }, fill));
  expect(shown('{{brand}} is here.', '{{brand}} was here.')).toEqual(['Tred is here.', 'Tred was here.']);
  expect(shown('Tred is here.', '{{brand}} is here.')).toEqual(['Tred is here.', '{{brand}} is here.']);
});

it('cuts a long text between words', () => {
  const long = 'fees '.repeat(60);
  const { before } = shownOf({ before: long, after: long.replace('fees', 'marks') }, String);
  expect(before).toMatch(/^fees(?: fees)+ …$/);
});
