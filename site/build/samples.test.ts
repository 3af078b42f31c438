import { expect, test } from 'vitest';
import { launchItems, toConfirm } from './samples.ts';

const itemsOf = (source: string, path = 'pages/a.yaml') =>
  launchItems([{ path, source }]).map(({ field, confirmed, required }) => [field, confirmed, required]);

test.each([
  ['a whole entry', 'title: A\nsample: true\n', [['sample', false, true]]],
  ['an entry that is confirmed', 'title: A sample\nsample: false\n', [['sample', true, true]]],
  ['an entry inside a list', 'all:\n  - { name: A, sample: true }\n', [['all.0.sample', false, true]]],
  [
    'a figure by its state',
    'all:\n  - { figure: 5+, label: B, state: specification }\n',
    [['all.0.state', false, true]],
  ],
  ['a confirmed person', 'a: { name: A, state: confirmed }\n', [['a.state', true, true]]],
  [
    'terms that may still change',
    'years:\n  - { year: 2027, state: expected }\n',
    [['years.0.state', false, false]],
  ],
  ['nothing else', 'title: A sample\nphone: "+256600900100"\n', []],
])('it finds %s', (_name, source, found) => {
  expect(itemsOf(source)).toEqual(found);
});

test('it reads the front matter of Markdown only', () => {
  expect(itemsOf('---\ntitle: A\nsample: true\n---\n\nsample: true\n', 'blog/a.md')).toEqual([
    ['sample', false, true],
  ]);
});

test('it finds sample values among facts', () => {
  const source =
    'a: "+256600900100"\nb: "+256414000000"\nc: https://x.com/tred_example\nd: For example, this.\n';
  expect(itemsOf(source, 'facts/a.yaml').map(([field]) => field)).toEqual(['a', 'c']);
});

test('it asks the owner for what is empty, and does not stop the launch for it', () => {
  const source = 'tin:\nsignIn: https://in.tred.ug\ntoAnswer: [Who owns it?]\n';
  const files = [{ path: 'facts/organisation.yaml', source }];
  const items = launchItems(files);
  expect(items.find(({ field }) => field === 'tin')?.confirmed).toBe(false);
  expect(items.find(({ field }) => field === 'signIn')?.confirmed).toBe(true);
  expect(items.find(({ field }) => field === 'toAnswer.0')?.message).toBe('Who owns it?');
  expect(toConfirm(files)).toEqual([]);
});
