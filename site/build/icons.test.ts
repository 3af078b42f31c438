import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeIcons } from './icons.ts';

const committed = (name: string) => readFile(new URL(`../public/${name}`, import.meta.url));
const made = await makeIcons();

test('favicon.svg is the mark as drawn now', async () => {
  expect((await committed('favicon.svg')).toString()).toBe(made['favicon.svg']);
});

test.each(['apple-touch-icon.png', 'icon-512.png', 'icon-maskable-512.png'])(
  '%s shows the mark of now',
  async (name) => {
    const pixels = (file: Uint8Array) => sharp(file).resize(32).removeAlpha().raw().toBuffer();
    const [before, now] = await Promise.all([
      pixels(await committed(name)),
      pixels(made[name] as Uint8Array),
    ]);
    const difference =
      before.reduce((sum, value, at) => sum + Math.abs(value - (now[at] ?? 0)), 0) / before.length;
    expect(difference).toBeLessThan(1);
  },
);
