// The clock moves over midnight in Kampala: the server asks, the editor builds, and the live pages are of the new day.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayName, dayNumber } from '../../server/src/kampala-days.ts';
import { askForToday } from '../../server/src/website/ask-for-today.ts';
import { isUpcoming, todayInKampala } from '../../site/src/lib/dates.ts';
import type { Render } from '../check/program.ts';
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

const live = () => JSON.parse(readFileSync(join(root, 'site/dist/_manifest.json'), 'utf8'));

const render: Render = async ({ out }) => {
  mkdirSync(out);
  writeFileSync(join(out, '_manifest.json'), JSON.stringify(pagesOf(todayInKampala())));
  return { ok: true };
};

/** An editor, and a server that looks at the day. */
function start(render: Render) {
  const { website, server } = testEditor(root, { render: () => render });
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
  return { look, website, server, progress: () => website.publisher.publications[0]?.step };
}

it('shows the pages of the new day without a person, also after a build that failed', async () => {
  let isDiskFull = false;
  let builds = 0;
  writeFileSync(join(root, 'site/dist/_manifest.json'), JSON.stringify(pagesOf('2029-12-30')));
  const { look, server, progress } = start(async (rendering) => {
    builds += 1;
    return isDiskFull ? { ok: false, message: 'no space', problems: [] } : render(rendering);
  });

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

it('shows the pages of the new day soon after a publication that began the day before', async () => {
  const { promise: built, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { look, server, progress, website } = start(async (rendering) => {
    const result = await render(rendering);
    begin();
    await built;
    return result;
  });
  website.publisher.rebuild('Apio');
  await begun;
  vi.setSystemTime(midnight + 60_000);
  await look();
  finish();
  await expect.poll(progress).toBe('done');
  expect(live().day).toBe('2029-12-31');
  vi.setSystemTime(midnight + 6 * 60_000);
  await look();
  await expect.poll(() => live().day).toBe('2030-01-01');
  await website.publisher.ended(website.publisher.publications[0] as never);
  server.close();
});
