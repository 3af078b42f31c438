// Renders React elements as pictures: satori makes an SVG with outlines, resvg a PNG. Both are cached.
import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { version as resvg } from '@resvg/resvg-js/package.json';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import { version as satoriVersion } from 'satori/package.json';
import sharp from 'sharp';
import bold from '~/assets/bricolage-bold.ttf?inline';
import regular from '~/assets/bricolage-regular.ttf?inline';
import { cached } from './disk-cache.ts';

const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

const fonts = [
  { name: 'Bricolage', data: bytesOf(bold), weight: 700 as const, style: 'normal' as const },
  { name: 'Bricolage', data: bytesOf(regular), weight: 400 as const, style: 'normal' as const },
];

/** Versions that affect the result. */
export const drawingCacheKey = [
  `satori ${satoriVersion}, resvg ${resvg}, sharp ${sharp.versions.sharp}, palette 2`,
  createHash('sha256').update(bold).update(regular).digest('hex'),
];

export type Size = { width: number; height: number };

/** An SVG with outlined text; its height is automatic by default. */
export const drawn = (element: ReactElement, size: Size | { width: number }): Promise<string> =>
  satori(element, { ...size, fonts });

/** The same, cached by the markup that satori reads. */
export async function draw(...[element, size]: Parameters<typeof drawn>): Promise<string> {
  const from = [...drawingCacheKey, JSON.stringify(size), renderToStaticMarkup(element)];
  const svg = await cached('pictures', from, async () => Buffer.from(await drawn(element, size)));
  return Buffer.from(svg).toString();
}

/** Of a palette. */
const MOST_COLOURS = 256;

type PaintOptions = { width?: number; colours?: number };

/** A PNG, by default at drawing width. A palette makes it a fifth of the size. */
export async function painted(svg: string, options: PaintOptions = {}): Promise<Uint8Array> {
  const fit = options.width === undefined ? {} : { fitTo: { mode: 'width', value: options.width } as const };
  // In another thread, in parallel with the next layout.
  const { pixels, width, height } = await renderAsync(svg, { ...fit, font: { loadSystemFonts: false } });
  const colours = isWithinPalette(pixels) ? MOST_COLOURS : (options.colours ?? 32);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours, dither: 0 })
    .toBuffer();
}

/** Pictures have millions of pixels, and most are like the one before. */
function isWithinPalette({ buffer, byteOffset, byteLength }: Buffer): boolean {
  const found = new Set<number>();
  let last = -1;
  for (const pixel of new Uint32Array(buffer, byteOffset, byteLength / 4)) {
    if (pixel === last) continue;
    last = pixel;
    if (found.add(pixel).size > MOST_COLOURS) return false;
  }
  return true;
}

/** The same, cached by drawing and versions. */
export const paint = (svg: string, options: PaintOptions = {}): Promise<Uint8Array> =>
  cached('pictures', [...drawingCacheKey, JSON.stringify(options), svg], () => painted(svg, options));
