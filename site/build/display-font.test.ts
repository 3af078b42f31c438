import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeWebFont } from './display-font.ts';

const committed = await readFile(new URL('../src/assets/bricolage.woff2', import.meta.url));

test('the committed font is what the script makes', async () => {
  expect(Buffer.compare(committed, await makeWebFont())).toBe(0);
});
