import { expect, test } from 'vitest';
import { themes } from '~/files/theme-colours';
import { logoFiles, monogramFiles } from './logos';

/** From the header of a PNG file. */
const widthOf = (png: string | Uint8Array | undefined) => Buffer.from(png ?? '').readUInt32BE(16);

test('the logo package has mark and logo for light and dark grounds, as outlines and as pictures', async () => {
  const files = await logoFiles('Tred', 'Rules', [64]);
  for (const theme of ['light', 'dark'])
    for (const kind of ['mark', 'logo']) {
      expect(files[`svg/tred-${kind}-${theme}.svg`]).toContain('<path');
      // Letters are outlines, so that the file needs no font.
      expect(files[`svg/tred-${kind}-${theme}.svg`]).not.toContain('<text');
      expect(widthOf(files[`png/tred-${kind}-${theme}-64.png`])).toBe(64);
    }
  expect(files['svg/tred-mark-light.svg']).toContain(themes.light.ink);
  expect(files['svg/tred-mark-dark.svg']).toContain(themes.dark.ink);
  expect(files['READ-ME.txt']).toBe('Rules');
});

test('each person has a monogram in both themes, and is named in the note', async () => {
  const files = await monogramFiles([{ name: 'Sarah Nakato', role: 'Head' }], 'Rules');
  expect(Object.keys(files)).toHaveLength(5);
  for (const theme of ['light', 'dark'])
    for (const format of ['png', 'svg']) expect(files).toHaveProperty([`sarah-nakato-${theme}.${format}`]);
  expect(files['READ-ME.txt']).toContain('Sarah Nakato, Head');
});
