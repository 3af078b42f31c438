// Makes one file of a picture: upright, as wide as asked, without what a phone writes into it (where it was taken, and
// when), and as good as its budget of bytes allows.
import sharp, { type Sharp } from 'sharp';
import { kept } from '../kept.ts';
import { mostBytes, type Size } from './candidates.ts';

/** `jpg` is what the few browsers get that know neither of the others. */
export type Format = 'avif' | 'webp' | 'jpg';

/** The best first; the first that is within the budget is taken. */
const QUALITIES: Record<Format, readonly number[]> = {
  avif: [58, 50, 42, 35, 28],
  webp: [78, 68, 58, 48, 38, 28],
  jpg: [78, 68, 58, 48, 38],
};

/** All that decides what becomes of a picture, besides the picture. Count up when the code below does something else. */
export const RECIPE = JSON.stringify([1, QUALITIES, sharp.versions]);

export type Wanted = { format: Format; width: number };

export const encoded = (picture: Size & { bytes: Uint8Array }, wanted: Wanted): Promise<Uint8Array> =>
  kept('pictures', [RECIPE, JSON.stringify(wanted), picture.bytes], () =>
    afterOthers(() => encode(picture, wanted)),
  );

// Nothing is asked for twice: what the library would keep in memory is of no use.
sharp.cache(false);

let others: Promise<unknown> = Promise.resolve();

/** One at a time: each takes a hundred megabytes and all cores, and a build has to fit into a small server. */
function afterOthers<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = others.then(make);
  others = made.catch(() => undefined);
  return made;
}

export async function encode(
  picture: Size & { bytes: Uint8Array },
  { format, width }: Wanted,
): Promise<Uint8Array> {
  const most = mostBytes(picture, width, format);
  for (const share of SHARES) {
    const pixels = await pixelsOf(picture.bytes, Math.round(width * share));
    for (const quality of QUALITIES[format].slice(share === 1 ? 0 : -1)) {
      const file = await written(pixels.clone(), format, quality);
      if (file.length <= most) return file;
    }
  }
  throw new Error(
    `is too full of small detail: ${width} pixels across do not fit into ${most / 1000} KB. Choose a calmer picture, or cut out the part that matters.`,
  );
}

/** Of the width asked for: with fewer pixels, a very lively picture still fits, if less sharp. */
const SHARES = [1, 0.8, 0.6];

async function pixelsOf(bytes: Uint8Array, width: number): Promise<Sharp> {
  // White under what is see-through, so that dark lines do not vanish on a dark page.
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function written(pixels: Sharp, format: Format, quality: number): Promise<Uint8Array> {
  if (format === 'avif') return pixels.avif({ quality, effort: 4 }).toBuffer();
  if (format === 'webp') return pixels.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  return pixels.jpeg({ quality, mozjpeg: true }).toBuffer();
}
