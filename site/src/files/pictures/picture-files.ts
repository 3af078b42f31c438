// Files of a picture: sizes, addresses, and encoding within a byte budget.

import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slugify } from '../../lib/format-text.ts';
import { cached } from '../disk-cache.ts';
import { displaySizeOf, type PictureSize, readPicture, TEXT_WIDTH } from './read-picture.ts';

/** Shares of the display width, for phones and wide screens. */
const PHONE = [0.75, 1.25];
const WIDE = [1.25, 2];

/** Byte budget for phones, and for others. */
export const PHONE_BYTES = 40_000;
export const WIDE_BYTES = 90_000;

/** File widths, ascending. A small picture is used as it is. */
export function widthsOf(picture: PictureSize, shown = TEXT_WIDTH): { phone: number[]; wide: number[] } {
  const displayWidth = displaySizeOf(picture, shown).width;
  const widths = (factors: number[]) => [
    ...new Set(factors.map((factor) => Math.min(Math.round(displayWidth * factor), picture.width))),
  ];
  return { phone: widths(PHONE), wide: widths(WIDE) };
}

/** JPEG is the fallback for old browsers, without a budget. */
const mostBytes = (picture: PictureSize, width: number, format: string): number =>
  format !== 'jpg' && width <= (widthsOf(picture).phone.at(-1) ?? 0) ? PHONE_BYTES : WIDE_BYTES;

type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Quality levels, best first; the first within the budget wins. */
const QUALITIES: Record<PictureFormat, readonly number[]> = {
  avif: [58, 50, 42, 35, 28],
  webp: [78, 68, 58, 48, 38, 28],
  jpg: [78, 68, 58, 48, 38],
};

/** Of AVIF: for a trial a tenth of the time, and a quarter more bytes. */
const EFFORT = process.env.TRED_COMPRESS === 'quick' ? 1 : 4;

/** Part of the cache key. Increase it when the code below changes. */
const RECIPE = JSON.stringify([1, QUALITIES, EFFORT, sharp.versions]);

type PictureVariant = { format: PictureFormat; width: number };

const encoded = (
  picture: PictureSize & { bytes: Uint8Array },
  variant: PictureVariant,
): Promise<Uint8Array> =>
  cached('pictures', [RECIPE, JSON.stringify(variant), picture.bytes], () =>
    afterOthers(() => encode(picture, variant)),
  );

// No cache: each picture is read once.
sharp.cache(false);

let others: Promise<unknown> = Promise.resolve();

/** One at a time: each takes a hundred megabytes and all cores. */
function afterOthers<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = others.then(make);
  others = made.catch(() => undefined);
  return made;
}

export async function encode(
  picture: PictureSize & { bytes: Uint8Array },
  { format, width }: PictureVariant,
): Promise<Uint8Array> {
  const most = mostBytes(picture, width, format);
  for (const share of SHARES) {
    const pixels = await pixelsOf(picture.bytes, Math.round(width * share));
    for (const quality of QUALITIES[format].slice(share === 1 ? 0 : -1)) {
      const file = await encodeAs(pixels.clone(), format, quality);
      if (file.length <= most) return file;
    }
  }
  throw new Error(
    `is too full of small detail: ${width} pixels across do not fit into ${most / 1000} KB. Choose a calmer picture, or cut out the part that matters.`,
  );
}

/** Share of the width: fewer pixels keep a detailed picture within the budget. */
const SHARES = [1, 0.8, 0.6];

async function pixelsOf(bytes: Uint8Array, width: number): Promise<Sharp> {
  // White background under transparency, so that dark lines stay visible.
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function encodeAs(pixels: Sharp, format: PictureFormat, quality: number): Promise<Uint8Array> {
  if (format === 'avif') return pixels.avif({ quality, effort: EFFORT }).toBuffer();
  if (format === 'webp') return pixels.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  return pixels.jpeg({ quality, mozjpeg: true }).toBuffer();
}

export type PictureFile = PictureVariant & {
  /** `exam-week-850.1a2b3c4d5e.avif` */
  name: string;
  /** Source as the author wrote it, and the folder of the text. */
  source: string;
  folder: string;
  where: string;
  /** Width of its place on the page. */
  shown: number;
};

export type PictureFiles = {
  displaySize: PictureSize;
  phone: Record<Exclude<PictureFormat, 'jpg'>, PictureFile[]>;
  wide: Record<Exclude<PictureFormat, 'jpg'>, PictureFile[]>;
  fallback: PictureFile;
};

/** `where` starts with the text's file: `content/blog/exam-week.md, line 12`. */
export async function pictureFiles(
  source: string,
  folder: string,
  where: string,
  shown = TEXT_WIDTH,
): Promise<PictureFiles> {
  const called = folderOf(where);
  const picture = await readPicture(source, { folder, called, shown }).catch((error: Error) => {
    throw new Error(`${where}: ${error.message}`);
  });
  const version = createHash('sha256').update(RECIPE).update(picture.bytes).digest('hex').slice(0, 10);
  const stem = slugify(basename(source, extname(source)));
  const file = (format: PictureFormat) => (width: number) => ({
    name: `${stem}-${width}.${version}.${format}`,
    ...{ format, width, source, folder, where, shown },
  });
  const { phone, wide } = widthsOf(picture, shown);
  const both = (widths: number[]) => ({
    avif: widths.map(file('avif')),
    webp: widths.map(file('webp')),
  });
  return {
    displaySize: displaySizeOf(picture, shown),
    phone: both(phone),
    wide: both(wide),
    fallback: file('jpg')(phone.at(-1) ?? picture.width),
  };
}

const folderOf = (where: string) => where.slice(0, where.lastIndexOf('/', where.indexOf(', line')));

export async function makePictureFile(file: PictureFile): Promise<Uint8Array> {
  const { source, folder, where, format, width, shown } = file;
  try {
    return await encoded(await readPicture(source, { folder, called: folder, shown }), { format, width });
  } catch (error) {
    throw new Error(`${where}: the picture ${source} ${(error as Error).message}`);
  }
}

export const allFiles = ({ phone, wide, fallback }: PictureFiles): PictureFile[] => [
  ...phone.avif,
  ...phone.webp,
  ...wide.avif,
  ...wide.webp,
  fallback,
];
