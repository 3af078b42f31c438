// The kit has every banner in its size and both formats, with letters as outlines.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { banners, readMe, words } from '~/content/pages/affiliate-program/materials';
import { formatSize } from '~/lib/words';
import { affiliateKit } from './kit';

const kit = await affiliateKit({
  brand: 'Tred',
  address: 'tred.example/contact',
  folder: '/kit',
  archive: { file: 'kit.zip', title: 'Kit', description: 'All' },
  banners,
  texts: words.texts,
  readMe,
});

test('every banner is drawn in its own size, and its link gives the file’s size', async () => {
  for (const [index, { width, height }] of banners.entries()) {
    const [svg, png] = kit.pictures[index]?.files ?? [];
    expect(kit.files[svg?.href.slice(5) ?? '']).toContain(`width="${width}" height="${height}"`);
    const bytes = kit.files[png?.href.slice(5) ?? ''] as Uint8Array;
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'png' });
    expect(png?.size).toBe(formatSize(bytes.byteLength));
  }
});

test('letters are outlines, so a banner needs no font', () => {
  for (const [name, content] of Object.entries(kit.files)) {
    if (name.endsWith('.svg')) expect(content).not.toContain('<text');
  }
});
