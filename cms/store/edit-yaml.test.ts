// A changed value changes only its own line.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setAt, valueAt } from '@tred/contract/editor-shape';
import { runsIn } from '@tred/contract/merge';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml, joined, partsOf, unsafeBecause } from './edit-yaml.ts';

const prices = `# What it costs.

# A month.
planPrices:
  starter: { monthly: 1800000, annual: 1440000 } # from 2026
  professional: { monthly: 3600000, annual: 2880000 }

# Not known yet.
signIn: null

offices:
  # The first is the headquarters.
  - city: Entebbe
    address: ["Plot 12, Church Road", Entebbe]
    phone: "+256600900100"
  - city: Gulu
    address: [Main Street, Gulu]
    phone: "+256600900110"

# Stand-ins.
sample: true
`;

const content = join(import.meta.dirname, '../../content');

type Change = (value: ReturnType<typeof parse>) => unknown;

/** The lines that a change takes out and puts in. */
function changed(text: string, change: Change): { gone: unknown[]; come: string[]; result: string } {
  const value = structuredClone(parse(text));
  const next = change(value) ?? value;
  const result = editYaml(text, next);
  expect(parse(result)).toEqual(next);
  const [before, after] = [text, result].map((each) => each.split('\n')) as [string[], string[]];
  const others = runsIn(before, after).filter(({ isSame }) => !isSame);
  return {
    gone: others.flatMap(({ from }) => from.map((at) => before[at])),
    come: others.flatMap(({ to }) => to.map((at) => after[at] ?? '')),
    result,
  };
}

const set = (path: string, value: unknown) => (all: unknown) => setAt(all, path.split('.'), value);

describe('editYaml', () => {
  it.each([
    ['planPrices.starter.monthly', 1900000, '  starter: { monthly: 1900000, annual: 1440000 } # from 2026'],
    ['offices.0.phone', '+256700000000', '    phone: "+256700000000"'],
    ['offices.1.city', '2027', '  - city: "2027"'],
    ['offices.1.city', 'Fees: what to ask', '  - city: "Fees: what to ask"'],
    ['offices.1.address.0', 'Plot 1, Main Street', '    address: [ "Plot 1, Main Street", Gulu ]'],
    ['signIn', 'https://app.example', 'signIn: https://app.example'],
  ])('sets %s to %j in one line', (path, value, line) => {
    const { gone, come } = changed(prices, set(path, value));
    expect([gone.length, come]).toEqual([1, [line]]);
  });

  it('adds an entry in front, between and behind', () => {
    const kampala = { city: 'Kampala', phone: '+256600900120' };
    for (const at of [0, 1, 2]) {
      const { gone, come, result } = changed(prices, (it) => void it.offices.splice(at, 0, kampala));
      expect(gone.length).toBe(0);
      expect(come.map((line) => line.trim()).sort()).toEqual(['- city: Kampala', 'phone: "+256600900120"']);
      expect(changed(result, (it) => void it.offices.splice(at, 1)).result).toBe(prices);
    }
  });

  it('writes a text of several lines as a block, and keeps one that is', () => {
    const block = 'body: |\n  Dear {{sender}},\n\n  Thank you.\norder: 1\n';
    const { gone, come } = changed(block, set('body', 'Dear {{sender}},\n\nThanks.\n'));
    expect([gone, come]).toEqual([['  Thank you.'], ['  Thanks.']]);
    expect(changed('a: one\nb: 1\n', set('a', 'one\ntwo\n')).result).toBe('a: |\n  one\n  two\nb: 1\n');
  });
});

const leaves = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
    : [path];

/** All files take long, and differ little. */
const files = globSync('**/*.{md,yaml}', { cwd: content })
  .sort()
  .filter((_, at) => process.env.TEST_FULL || at % 10 === 0);

it.each(files)('%s: changed values change their own lines', (file) => {
  const text = readFileSync(join(content, file), 'utf8');
  const { yaml, body } = partsOf(file, text);
  expect(joined(file, { yaml, body }, text)).toBe(text);
  let value: unknown = parse(yaml);
  const paths = leaves(value);
  // A text may be wrapped over some lines, below its key.
  let most = 0;
  for (const path of paths.filter((_, at) => at % Math.ceil(paths.length / 3) === 0)) {
    const now = valueAt(value, path);
    most += String(now ?? '').split('\n').length + 8;
    value = setAt(value, path, typeof now === 'number' ? now + 1 : `${now ?? ''}x`);
  }
  const result = editYaml(yaml, value);
  expect(parse(result)).toEqual(value);
  const after = new Set(result.split('\n'));
  const gone = yaml.split('\n').filter((line) => !after.has(line));
  expect(gone.length).toBeLessThan(most);
  expect(gone.filter((line) => line.trim().startsWith('#'))).toEqual([]);
});

it('keeps the line ends of a file from Windows', () => {
  const text = '---\r\ntitle: One\r\n---\r\n\r\nWords.\r\n';
  expect(partsOf('a.md', text)).toEqual({ yaml: 'title: One\n', body: 'Words.\n' });
  expect(joined('a.md', { yaml: 'title: Two\n', body: 'Words.\n' }, text)).toBe(text.replace('One', 'Two'));
});

it.each([
  ['an alias', 'a: &x [1]\nb: *x\n'],
  ['many lists in lists', `a: ${'['.repeat(100)}${']'.repeat(100)}\n`],
  ['more than the stack holds', '['.repeat(100_000)],
])('refuses %s', (_, yaml) => {
  expect(unsafeBecause(yaml)).toBeTypeOf('string');
  expect(unsafeBecause('a:\n  - b:\n      - c: 1\n')).toBeUndefined();
});
