// The clock moves over midnight in Kampala: the desk asks, the editor builds, and the live pages are of the new day.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayName, dayNumber } from '../../desk/src/kampala-days.ts';
import { askForToday } from '../../desk/src/website/ask-for-today.ts';
import { isUpcoming, todayInKampala } from '../../site/src/lib/dates.ts';
import { makeRepository } from '../publish/test-repository.ts';
import { key, testEditor } from './test-editor.ts';

const midnight = Date.parse('2030-01-01T00:00+03:00');
let root: string;
beforeEach(async () => {
  root = await makeRepository();
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1_800_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(root, { recursive: true, force: true });
});

/** Like the site's: an article of 1 January, and an event of 31 December. */
function pagesOf(today: string) {
  const article = '2030-01-01' <= today ? 'an article' : '';
  return { day: today, article, isEventOpen: isUpcoming('2029-12-31', today) };
}

it('shows the pages of the new day without a person, also after a build that failed', async () => {
  const live = () => JSON.parse(readFileSync(join(root, 'site/dist/_manifest.json'), 'utf8'));
  let isDiskFull = false;
  let builds = 0;
  const build = async (tree: string) => {
    builds += 1;
    if (isDiskFull) return { ok: false as const, message: 'no space' };
    const pages = JSON.stringify(pagesOf(todayInKampala()));
    mkdirSync(join(tree, 'site/dist'), { recursive: true });
    writeFileSync(join(tree, 'site/dist/_manifest.json'), pages);
    return { ok: true as const };
  };
  writeFileSync(join(root, 'site/dist/_manifest.json'), JSON.stringify(pagesOf('2029-12-30')));

  const { website, server } = testEditor(root, { build });
  const socket = join(root, '.cache/socket');
  server.listen(socket);
  const look = askForToday(
    { socket, key },
    {
      get context() {
        return { day: live().day } as never;
      },
      clock: Date.now,
    },
    { warn: (_: unknown, what: string) => expect.unreachable(what) } as never,
  );
  const progress = () => website.publisher.publications[0]?.step;

  // The machine was off the night before.
  await look();
  await expect.poll(progress).toBe('done');
  await look();
  expect([builds, live()]).toEqual([1, { day: '2029-12-31', article: '', isEventOpen: true }]);
  isDiskFull = true;
  vi.setSystemTime(midnight);
  await look();
  await expect.poll(progress).toBe('failed');
  // Not at once again.
  await look();
  expect([builds, live().day]).toEqual([2, '2029-12-31']);
  isDiskFull = false;
  vi.setSystemTime(midnight + 7_200_000);
  await look();
  await expect.poll(progress).toBe('done');
  expect(live()).toEqual({ day: '2030-01-01', article: 'an article', isEventOpen: false });
  expect(dayName(dayNumber(Date.now()))).toBe(live().day);
  await look();
  expect(builds).toBe(3);
  server.close();
});
