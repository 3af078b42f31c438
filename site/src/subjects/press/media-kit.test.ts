// What a journalist finds in the packages: every logo in both themes and both formats, a picture for each person, and
// pictures of the product as large as print needs.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { analyticsView, phoneViews, productView, universityView } from '~/content/product-view';
import { themes } from '~/files/theme-colours';
import { screenshotFiles } from '~/subjects/product/screenshots';
import { logoFiles, monogramFiles } from './logos';

const widthOf = async (file: string | Uint8Array | undefined) =>
  (await sharp(file as Uint8Array).metadata()).width;

test('the logo package has mark and logo for light and dark grounds, as outlines and as pictures', async () => {
  const files = await logoFiles('Tred', 'Rules');
  for (const theme of ['light', 'dark'])
    for (const kind of ['mark', 'logo']) {
      expect(files[`svg/tred-${kind}-${theme}.svg`]).toContain('<path');
      // Letters as outlines: the file looks the same where the typeface is missing.
      expect(files[`svg/tred-${kind}-${theme}.svg`]).not.toContain('<text');
      expect(await widthOf(files[`png/tred-${kind}-${theme}-2048.png`])).toBe(2048);
    }
  expect(files['svg/tred-mark-light.svg']).toContain(themes.light.ink);
  expect(files['svg/tred-mark-dark.svg']).toContain(themes.dark.ink);
  expect(files['READ-ME.txt']).toBe('Rules');
}, 120_000);

test('each person has a monogram in both themes, and is named in the note', async () => {
  const files = await monogramFiles([{ name: 'Sarah Nakato', role: 'Head' }], 'Rules');
  expect(Object.keys(files).sort()).toEqual([
    'READ-ME.txt',
    'sarah-nakato-dark.png',
    'sarah-nakato-dark.svg',
    'sarah-nakato-light.png',
    'sarah-nakato-light.svg',
  ]);
  expect(files['READ-ME.txt']).toContain('Sarah Nakato, Head');
}, 120_000);

test('the product pictures come in both themes, with captions', async () => {
  const { parent, teacher } = phoneViews;
  const views = {
    dashboard: productView,
    analytics: analyticsView,
    university: universityView,
    parent,
    teacher,
  };
  const files = await screenshotFiles(views, 'Rules');
  expect(Object.keys(files).filter((name) => name.endsWith('.png'))).toHaveLength(10);
  expect(await widthOf(files['tred-dashboard-light.png'])).toBe(1760);
  expect(await widthOf(files['tred-parent-phone-dark.png'])).toBe(800);
  expect(files['READ-ME.txt']).toContain(productView.caption);
}, 120_000);
