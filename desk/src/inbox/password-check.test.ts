// A few at once, a few in line, the rest told at once.
import { expect, it } from 'vitest';
import { createQueue, TooBusy } from './password-check.ts';

it('lets two in, two wait and the rest know, and lets those ahead go first', async () => {
  const { pass } = createQueue({ atOnce: 2, waiting: 2 });
  const doors: (() => void)[] = [];
  const seen: string[] = [];
  const enter = (who: string, ahead = false) =>
    pass(async () => {
      seen.push(who);
      await new Promise<void>((open) => doors.push(open));
      return who;
    }, ahead);
  const first = ['a', 'b', 'c', 'd'].map((who) => enter(who));
  await expect(enter('e')).rejects.toThrow(TooBusy);
  const known = enter('known', true);
  expect(seen).toEqual(['a', 'b']);
  doors[0]?.();
  await first[0];
  expect(seen).toEqual(['a', 'b', 'known']);
  for (let n = 1; n < 5; n++) {
    doors[n]?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all([...first, known])).toEqual(['a', 'b', 'c', 'd', 'known']);
});

it('goes on after work that failed', async () => {
  const { pass } = createQueue({ atOnce: 1, waiting: 1 });
  const broken = pass(async () => Promise.reject(new Error('no')), false);
  const next = pass(async () => 'yes', false);
  await expect(broken).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
