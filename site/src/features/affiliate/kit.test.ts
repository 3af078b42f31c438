import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatSize } from '~/lib/format-text';
import { affiliateKit } from './kit';
import { materials } from './words';

const kit = await affiliateKit({
  ...materials,
  brand: 'Masomo',
  address: 'masomo.example/contact',
  folder: '/kit',
  file: 'kit.zip',
});

test('every banner is drawn in its own size, and its link gives the file’s size', async () => {
  for (const [index, { width, height }] of materials.banners.banners.entries()) {
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
