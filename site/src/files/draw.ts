// From React to a picture at build: satori lays out and sets the type as outlines, resvg paints. What was painted once
// is kept in a cache, so that a second build costs next to nothing.
import { Resvg } from '@resvg/resvg-js';
import { version as resvg } from '@resvg/resvg-js/package.json';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import bold from '~/assets/bricolage-bold.ttf?inline';
import regular from '~/assets/bricolage-regular.ttf?inline';
import { kept } from './kept.ts';

const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

const fonts = [
  { name: 'Bricolage', data: bytesOf(bold), weight: 700 as const, style: 'normal' as const },
  { name: 'Bricolage', data: bytesOf(regular), weight: 400 as const, style: 'normal' as const },
];

export type Size = { width: number; height: number };

/** The element as an SVG whose letters are outlines; as tall as it needs to be, unless a height is given. */
export function draw(element: ReactElement, size: Size | { width: number }): Promise<string> {
  return satori(element, { ...size, fonts });
}

/** The drawing as a PNG, by default as wide as it is drawn. Few flat colours: a palette is a fifth of the size. */
export async function paint(
  svg: string,
  options: { width?: number; colours?: number } = {},
): Promise<Uint8Array> {
  const { width: wanted, colours = 32 } = options;
  // The drawing itself is the key, and who paints: whatever changes the picture changes one of them.
  return kept('pictures', [resvg, sharp.versions.sharp, String(wanted), String(colours), svg], async () => {
    const fit = wanted === undefined ? {} : { fitTo: { mode: 'width', value: wanted } as const };
    const { pixels, width, height } = new Resvg(svg, { ...fit, font: { loadSystemFonts: false } }).render();
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({ palette: true, colours, dither: 0 })
      .toBuffer();
  });
}
