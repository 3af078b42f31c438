import { expect, it } from 'vitest';
import { ahead, createQueue, TooBusy } from './password-check.ts';

it('runs two, lets two wait and refuses the rest, and lets those ahead go first', async () => {
  const { pass } = createQueue({ atOnce: 2, waiting: 2, ofOneNetwork: 2 });
  const finish: (() => void)[] = [];
  const seen: string[] = [];
  const enter = (who: string, from: string | typeof ahead = who) =>
    pass(async () => {
      seen.push(who);
      await new Promise<void>((open) => finish.push(open));
      return who;
    }, from);
  const first = ['a', 'b', 'c', 'd'].map((who) => enter(who));
  await expect(enter('e')).rejects.toThrow(TooBusy);
  const known = enter('known', ahead);
  expect(seen).toEqual(['a', 'b']);
  finish[0]?.();
  await first[0];
  expect(seen).toEqual(['a', 'b', 'known']);
  for (let n = 1; n < 5; n++) {
    finish[n]?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all([...first, known])).toEqual(['a', 'b', 'c', 'd', 'known']);
});

it('continues after a failure', async () => {
  const { pass } = createQueue({ atOnce: 1, waiting: 1, ofOneNetwork: 1 });
  const broken = pass(async () => Promise.reject(new Error('no')), 'a');
  const next = pass(async () => 'yes', 'b');
  await expect(broken).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
