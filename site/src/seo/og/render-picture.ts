// Draws a sharing picture as PNG. What was drawn once is kept in a cache, so that a second build costs next to nothing.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import fontData from '../../assets/bricolage-bold.ttf?inline';
import { OG_PICTURE } from '../head.ts';
import { Picture, type PictureFacts } from './Picture.tsx';

const CACHE = join(process.cwd(), 'node_modules/.cache/og');

const font = Buffer.from(fontData.slice(fontData.indexOf(',') + 1), 'base64');

export async function renderPicture(facts: PictureFacts): Promise<Uint8Array> {
  const svg = await satori(createElement(Picture, facts), {
    ...OG_PICTURE,
    fonts: [{ name: 'Bricolage', data: font, weight: 700, style: 'normal' }],
  });
  // The drawing itself is the key: whatever changes the picture changes it, and nothing else does.
  const kept = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;

  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // A handful of flat colours: a PNG with a palette is sharper than a JPEG and a fifth of its size.
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  // Written aside and renamed, so that two builds at once never read half a picture.
  const draft = `${kept}.${process.pid}`;
  await writeFile(draft, picture);
  await rename(draft, kept);
  return picture;
}
