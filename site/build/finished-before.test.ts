// What the build before finished is taken over where nothing is other than it was, and only there.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishFile, type Task } from './finish-page.ts';
import { FinishedBefore } from './finished-before.ts';

const FILE = 'blog/3/index.html';
const asked: Task = { file: FILE, found: 'no' };

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** One file of a build in `dist`, beside the one in `before`. */
async function finish(dist: string, before: string, by = 'code 1', task = asked) {
  const places = {
    dist: join(folder, dist),
    before: join(folder, before),
    notes: join(folder, 'notes.json'),
  };
  const last = new FinishedBefore(places, by);
  const all = { ...places, origin: 'https://x.ug', deskOrigin: undefined, compressed: false };
  const done = await finishFile({ ...task, known: last.knownAs(task) }, all);
  return { ...done, page: last.note(task, done), last };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'finished-'));
  // A build that finished one page, and is now the site.
  write(`dist/${FILE}`, '<main>rendered</main>');
  const { taken, last } = await finish('dist', 'none');
  expect(taken).toBe(false);
  write(`dist/${FILE}`, 'finished');
  write(`dist/${FILE}.br`, 'small');
  write('dist/_manifest.json', '{}');
  last.writeDown();
  // The next one has rendered the same.
  write(`dist.next/${FILE}`, '<main>rendered</main>');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives the page as it was finished, with its compressed copy and what was read of it', async () => {
  const { taken, page } = await finish('dist.next', 'dist');
  expect(taken).toBe(true);
  expect(page).toMatchObject({
    file: FILE,
    address: '/blog/3',
    policy: expect.stringContaining('default-src'),
  });
  expect(read(`dist.next/${FILE}`)).toBe('finished');
  expect(read(`dist.next/${FILE}.br`)).toBe('small');
});

it('and to the build after that too', async () => {
  const { page, last } = await finish('dist.next', 'dist');
  write('dist.next/_manifest.json', '{"second":true}');
  last.writeDown();
  write(`third/${FILE}`, '<main>rendered</main>');
  expect(await finish('third', 'dist.next')).toMatchObject({ taken: true, page });
});

it.each([
  ['it is rendered otherwise', () => write(`dist.next/${FILE}`, '<main>anew</main>'), 'code 1', asked],
  ['the code is other', () => {}, 'code 2', asked],
  ['another build stands there', () => write('dist/_manifest.json', '{"rolled":"back"}'), 'code 1', asked],
  ['it is to be found otherwise', () => {}, 'code 1', { ...asked, found: 'outline' } as const],
])('does not when %s', async (_when, change, by, task) => {
  change();
  const rendered = read(`dist.next/${FILE}`);
  expect((await finish('dist.next', 'dist', by, task)).taken).toBe(false);
  expect(read(`dist.next/${FILE}`)).toBe(rendered);
  expect(read(`dist/${FILE}`)).toBe('finished');
});
