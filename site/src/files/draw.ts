// Makes pictures of React elements at build: satori lays out and sets the type as outlines, resvg paints. Painted pictures
// are cached.
import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { version as resvg } from '@resvg/resvg-js/package.json';
import type { ReactElement } from 'react';
import satori from 'satori';
import { version as satoriVersion } from 'satori/package.json';
import sharp from 'sharp';
import bold from '~/assets/bricolage-bold.ttf?inline';
import regular from '~/assets/bricolage-regular.ttf?inline';
import { cached } from './disk-cache.ts';
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
export function draw(element: ReactElement, size: Size | { width: number }): Promise<string> {
  return satori(element, { ...size, fonts });
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

/** The same, cached by the drawing and by the programs that paint it. */
export const paint = (svg: string, options: PaintOptions = {}): Promise<Uint8Array> =>
  cached('pictures', [...drawnWith, JSON.stringify(options), svg], () => painted(svg, options));
