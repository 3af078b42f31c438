// Two tabs keep two texts, and neither ends the other's.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsavedIn } from './unsaved.ts';

let held: { name: string }[];
beforeEach(() => {
  held = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string) => void held.push({ name }),
      query: async () => ({ held }),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A tab with a form for a new article. */
async function open(who = 'Apio', file = 'new:blog') {
  const tab = unsavedIn(who);
  await tab.takeLeft(file);
  return {
    typed: () => tab.read(file)?.typed.body,
    type: (body: string) => tab.keep(file, { version: '', typed: { body }, base: {} }),
    forget: () => tab.forget(file),
  };
}
const closeAll = () => {
  held = [];
};

it('keeps the texts of two tabs, and gives each back when the tabs were closed', async () => {
  const [one, two] = [await open(), await open()];
  one.type('One.');
  two.type('Two.');
  expect([one.typed(), two.typed(), (await open()).typed()]).toEqual(['One.', 'Two.', undefined]);
  closeAll();
  const again = [await open(), await open(), await open()].map((tab) => tab.typed());
  expect(again.toSorted()).toEqual(['One.', 'Two.', undefined]);
});

it('forgets the text of one tab only', async () => {
  const [one, two] = [await open(), await open()];
  one.type('One.');
  two.type('Two.');
  one.forget();
  closeAll();
  expect([(await open()).typed(), (await open()).typed()]).toEqual(['Two.', undefined]);
});

it('gives a text to the person who typed it, and for its file', async () => {
  (await open('Apio')).type('By Apio.');
  closeAll();
  expect((await open('Sarah')).typed()).toBeUndefined();
  expect((await open('Apio', 'blog/a.md')).typed()).toBeUndefined();
  expect((await open('Apio')).typed()).toBe('By Apio.');
});

it('still finds a text that an older version of this page kept', async () => {
  localStorage.setItem(
    'website:new:blog',
    JSON.stringify({ version: '', typed: { body: 'Old.' }, base: {} }),
  );
  expect((await open()).typed()).toBe('Old.');
});

it('keeps texts also without locks, as on a page without HTTPS', async () => {
  vi.stubGlobal('navigator', {});
  (await open()).type('One.');
  expect((await open()).typed()).toBe('One.');
});
