// The committed font holds what headings need, stays light, and is what `npm run font` makes.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DISPLAY_CHARACTERS, fitFallbacks, makePictureFont, makeWebFont, openFont } from './display-font.ts';

const committed = await readFile(new URL('../src/assets/bricolage.woff2', import.meta.url));

test('the font is one file of at most 11 KB', () => {
  expect(committed.byteLength).toBeLessThanOrEqual(11_000);
});

test('the font has every character that a heading may hold', () => {
  const font = openFont(committed);
  const missing = [...DISPLAY_CHARACTERS].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

test('nothing in the font is variable', () => {
  expect(Object.keys(openFont(committed).variationAxes)).toEqual([]);
});

test('the committed font is what the script makes', async () => {
  expect(Buffer.compare(committed, await makeWebFont())).toBe(0);
});

test('the stylesheet carries the computed fallback metrics', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const fallbacks = await fitFallbacks();
  expect(fallbacks.length).toBeGreaterThan(0);
  for (const face of fallbacks) {
    expect(face.sizeAdjust).toBeGreaterThan(0.9);
    expect(face.sizeAdjust).toBeLessThan(1.1);
    expect(css).toContain(`size-adjust: ${(face.sizeAdjust * 100).toFixed(2)}%`);
    expect(css).toContain(`ascent-override: ${(face.ascent * 100).toFixed(2)}%`);
  }
});

test('the picture font is a single TrueType cut', async () => {
  const font = openFont(await makePictureFont());
  expect(font.type).toBe('TTF');
  expect(font.hasGlyphForCodePoint('Ñ'.codePointAt(0) ?? 0)).toBe(true);
});
