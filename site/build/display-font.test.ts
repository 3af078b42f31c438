import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fitFallbacks, makeWebFont } from './display-font.ts';

const committed = await readFile(new URL('../src/assets/bricolage.woff2', import.meta.url));

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
