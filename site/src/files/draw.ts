// From React to a picture at build: satori lays out and sets the type as outlines, resvg paints. What was painted once
// is kept in a cache, so that a second build costs next to nothing.
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
import { kept } from './kept.ts';
import { palettePng } from './palette-png.ts';

const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

const fonts = [
  { name: 'Bricolage', data: bytesOf(bold), weight: 700 as const, style: 'normal' as const },
  { name: 'Bricolage', data: bytesOf(regular), weight: 400 as const, style: 'normal' as const },
];

/** What decides, besides the drawing, how it comes out. */
export const drawnWith = [
  `satori ${satoriVersion}, resvg ${resvg}, sharp ${sharp.versions.sharp}, palette 1`,
  createHash('sha256').update(bold).update(regular).digest('hex'),
];

export type Size = { width: number; height: number };

/** The element as an SVG whose letters are outlines; as tall as it needs to be, unless a height is given. */
export function drawn(element: ReactElement, size: Size | { width: number }): Promise<string> {
  return satori(element, { ...size, fonts });
}

/** The same, kept: the key is its markup, which says all that is laid out. */
export async function draw(element: ReactElement, size: Size | { width: number }): Promise<string> {
  const from = [...drawnWith, JSON.stringify(size), renderToStaticMarkup(element)];
  const svg = await kept('drawings', from, async () => Buffer.from(await drawn(element, size)));
  return Buffer.from(svg).toString('utf8');
}

type PaintOptions = { width?: number; colours?: number };

/** The drawing as a PNG, by default as wide as it is drawn. Flat colours: a palette is a fifth of the size. */
export async function painted(svg: string, options: PaintOptions = {}): Promise<Uint8Array> {
  const fit = options.width === undefined ? {} : { fitTo: { mode: 'width', value: options.width } as const };
  // Beside this thread, which can lay out the next one meanwhile.
  const { pixels, width, height } = await renderAsync(svg, { ...fit, font: { loadSystemFonts: false } });
  return (
    (await palettePng({ pixels, width, height })) ??
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({ palette: true, colours: options.colours ?? 32, dither: 0 })
      .toBuffer()
  );
}

/** The same, kept: the drawing itself is the key, and who paints; whatever changes the picture changes one of them. */
export const paint = (svg: string, options: PaintOptions = {}): Promise<Uint8Array> =>
  kept('pictures', [...drawnWith, JSON.stringify(options), svg], () => painted(svg, options));
