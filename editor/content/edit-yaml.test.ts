// A changed value changes only its own line.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml, joined, partsOf, unsafeBecause } from './edit-yaml.ts';

const prices = `# What it costs.

# A month.
planPrices:
  starter: { monthly: 1800000, annual: 1440000 } # from 2026
  professional: { monthly: 3600000, annual: 2880000 }

# Empty until known.
signIn:

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

const content = join(import.meta.dirname, '../../site/src/content');

type Change = (value: ReturnType<typeof parse>) => void;

/** Sets the value at a path such as `offices.0.city`. */
const set =
  (path: string, value: unknown): Change =>
  (all) => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    keys.reduce((inner, key) => inner[key], all)[last] = value;
  };

function changed(text: string, change: Change): { gone: string[]; come: string[]; result: string } {
  const value = parse(text);
  change(value);
  const result = editYaml(text, value);
  expect(parse(result)).toEqual(value);
  const before = text.split('\n');
  const after = result.split('\n');
  let head = 0;
  while (head < before.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  return {
    gone: before.slice(head, before.length - tail),
    come: after.slice(head, after.length - tail),
    result,
  };
}

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

  it('keeps the comments below an empty value', () => {
    const empty = 'tin: # Tax.\n# The owners.\nowners:\n# Yes or no.\n\n# A month.\nfees: 1\n';
    const { gone, come } = changed(empty, set('tin', 'T1'));
    expect([gone, come]).toEqual([['tin: # Tax.'], ['tin: T1 # Tax.']]);
    expect(changed(empty, set('owners', 'Us')).come).toEqual(['owners: Us']);
  });

  it('adds an entry in front, between and behind', () => {
    const kampala = { city: 'Kampala', phone: '+256600900120' };
    for (const at of [0, 1, 2]) {
      const { gone, come, result } = changed(prices, (it) => it.offices.splice(at, 0, kampala));
      expect(gone.length).toBe(0);
      expect(come.map((line) => line.trim()).sort()).toEqual(['- city: Kampala', 'phone: "+256600900120"']);
      expect(changed(result, (it) => it.offices.splice(at, 1)).result).toBe(prices);
    }
  });

  it('writes a text of several lines as a block, and keeps one that is', () => {
    const block = 'body: |\n  Dear {{sender}},\n\n  Thank you.\norder: 1\n';
    const { gone, come } = changed(block, (it) => {
      it.body = it.body.replace('Thank you.', 'Thanks.');
    });
    expect([gone, come]).toEqual([['  Thank you.'], ['  Thanks.']]);
    expect(changed('a: one\nb: 1\n', set('a', 'one\ntwo\n')).result).toBe('a: |\n  one\n  two\nb: 1\n');
  });
});

describe('every file that editors have', () => {
  const files = globSync('**/*.yaml', { cwd: content }).filter((file) => !file.includes('openapi'));

  const leaves = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
      : [path];

  it.each(files)('%s: changed values change their own lines', (file) => {
    const text = readFileSync(join(content, file), 'utf8');
    const value = parse(text);
    const paths = leaves(value);
    // A text may be wrapped over some lines, below its key.
    let most = 0;
    for (const path of paths.filter((_, at) => at % Math.ceil(paths.length / 3) === 0)) {
      const parent = path.slice(0, -1).reduce((inner, key) => inner[key], value);
      const last = path.at(-1) as string;
      most += String(parent[last] ?? '').split('\n').length + 8;
      parent[last] = typeof parent[last] === 'number' ? parent[last] + 1 : `${parent[last] ?? ''}x`;
    }
    const result = editYaml(text, value);
    expect(parse(result)).toEqual(value);
    const after = new Set(result.split('\n'));
    const gone = text.split('\n').filter((line) => !after.has(line));
    expect(gone.length).toBeLessThan(most);
    expect(gone.filter((line) => line.trim().startsWith('#'))).toEqual([]);
  });
});

it.each(globSync('**/*.{md,yaml}', { cwd: content }))('%s is the same file again', (file) => {
  const text = readFileSync(join(content, file), 'utf8');
  expect(joined(file, partsOf(file, text), text)).toBe(text);
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
