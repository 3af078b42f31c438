// What the build before finished is taken over where nothing is other than it was, and only there.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FinishedBefore } from './finished-before.ts';

const FILE = 'blog/3/index.html';
const task = { file: FILE, found: 'whole' } as const;
const page = {
  file: FILE,
  address: '/blog/3',
  actions: [],
  policy: "default-src 'none'",
  found: [],
  links: [],
};

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const places = () => ({
  dist: join(folder, 'dist.next'),
  before: join(folder, 'dist'),
  notes: join(folder, 'notes.json'),
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finished-'));
  // A build that finished one page, and is now the site.
  const first = { ...places(), dist: join(folder, 'dist'), before: join(folder, 'none') };
  write(`dist/${FILE}`, 'rendered');
  const before = new FinishedBefore(first, 'code 1');
  expect(before.take(task)).toBeUndefined();
  before.finished(page);
  write(`dist/${FILE}`, 'finished');
  write(`dist/${FILE}.br`, 'small');
  write('dist/_manifest.json', '{}');
  before.writeDown();
  // The next one has rendered the same.
  write(`dist.next/${FILE}`, 'rendered');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives the page as it was finished, with its compressed copy', () => {
  expect(new FinishedBefore(places(), 'code 1').take(task)?.page).toEqual(page);
  expect(read(`dist.next/${FILE}`)).toBe('finished');
  expect(read(`dist.next/${FILE}.br`)).toBe('small');
});

it('and to the build after that too', () => {
  const second = new FinishedBefore(places(), 'code 1');
  second.take(task);
  write('dist.next/_manifest.json', '{"second":true}');
  second.writeDown();
  const third = { ...places(), before: places().dist, dist: join(folder, 'third') };
  write(`third/${FILE}`, 'rendered');
  expect(new FinishedBefore(third, 'code 1').take(task)?.page).toEqual(page);
});

it.each([
  ['it is rendered otherwise', () => write(`dist.next/${FILE}`, 'rendered anew'), 'code 1', task],
  ['the code is other', () => {}, 'code 2', task],
  ['another build stands there', () => write('dist/_manifest.json', '{"rolled":"back"}'), 'code 1', task],
  ['it is to be found otherwise', () => {}, 'code 1', { ...task, found: 'outline' } as const],
])('does not when %s', (_when, change, by, asked) => {
  change();
  const rendered = read(`dist.next/${FILE}`);
  expect(new FinishedBefore(places(), by).take(asked)).toBeUndefined();
  expect(read(`dist.next/${FILE}`)).toBe(rendered);
  expect(read(`dist/${FILE}`)).toBe('finished');
});
