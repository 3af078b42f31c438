// Draws a page's sharing picture as PNG: satori makes an SVG with outlines, resvg the pixels. Cached by its inputs: five thousand
// pictures would take a minute.
import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { version as resvg } from '@resvg/resvg-js/package.json';
import { createElement } from 'react';
import satori from 'satori';
import { version as satoriVersion } from 'satori/package.json';
import sharp from 'sharp';
import bold from '~/assets/bricolage-bold.ttf?inline';
import regular from '~/assets/bricolage-regular.ttf?inline';
import { cached } from '../../files/disk-cache.ts';
import tokens from '../../styles/tokens.css?raw';
import { OG_PICTURE } from '../head.ts';
import { ornamentOf, Picture, type PictureFacts } from './Picture.tsx';
import layout from './Picture.tsx?raw';

const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

const fonts = [
  { name: 'Bricolage', data: bytesOf(bold), weight: 700 as const, style: 'normal' as const },
  { name: 'Bricolage', data: bytesOf(regular), weight: 400 as const, style: 'normal' as const },
];

/** All that affects the result, except the facts. */
const maker = [
  `satori ${satoriVersion}, resvg ${resvg}, sharp ${sharp.versions.sharp}, palette 3`,
  createHash('sha256').update(bold).update(regular).digest('hex'),
  layout,
  tokens,
];

export function renderPicture(facts: PictureFacts): Promise<Uint8Array> {
  const ornament = ornamentOf(facts.seed);
  return cached('pictures', [...maker, ornament, JSON.stringify(facts)], async () => {
    const words = await satori(createElement(Picture, facts), { ...OG_PICTURE, fonts });
    const svg = words.replace(/<\/svg>$/, `${ornament}</svg>`);
    // In another thread, in parallel with the next layout.
    const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    // A palette makes it a fifth of the size.
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({ palette: true, colours: 64, dither: 0 })
      .toBuffer();
  });
}
