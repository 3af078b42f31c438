// The files of one picture: their sizes, their addresses, and how they are made within their budget of bytes.

import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slugify } from '../../lib/words.ts';
import { cached } from '../disk-cache.ts';
import { readPicture } from './read-picture.ts';

export type PictureSize = { width: number; height: number };

/** As wide as a column of text, and no taller than most windows. */
const MOST: PictureSize = { width: 680, height: 720 };

/** Of the width at which it is shown: what a phone chooses from, and what a wide screen does. */
const PHONE = [0.75, 1.25];
const WIDE = [1.25, 2];

/** The most bytes of a file that a phone is offered, and of any other. */
export const PHONE_BYTES = 40_000;
export const WIDE_BYTES = 90_000;

/** How large it stands in the page. */
export function shownSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The widths of the files, the smaller first. What has too few pixels for one is offered as it is. */
export function widthsOf(picture: PictureSize): { phone: number[]; wide: number[] } {
  const shown = shownSize(picture).width;
  const widths = (factors: number[]) => [
    ...new Set(factors.map((factor) => Math.min(Math.round(shown * factor), picture.width))),
  ];
  return { phone: widths(PHONE), wide: widths(WIDE) };
}

/** JPEG is for the few browsers that know nothing better, and is allowed what it needs. */
const mostBytes = (picture: PictureSize, width: number, format: string): number =>
  format !== 'jpg' && widthsOf(picture).phone.includes(width) ? PHONE_BYTES : WIDE_BYTES;

/** `jpg` is what the few browsers get that know neither of the others. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** The best first; the first that is within the budget is taken. */
const QUALITIES: Record<PictureFormat, readonly number[]> = {
  avif: [58, 50, 42, 35, 28],
  webp: [78, 68, 58, 48, 38, 28],
  jpg: [78, 68, 58, 48, 38],
};

/** All that decides what becomes of a picture, besides the picture. Count up when the code below does something else. */
const RECIPE = JSON.stringify([1, QUALITIES, sharp.versions]);

export type Wanted = { format: PictureFormat; width: number };

const encoded = (picture: PictureSize & { bytes: Uint8Array }, wanted: Wanted): Promise<Uint8Array> =>
  cached('pictures', [RECIPE, JSON.stringify(wanted), picture.bytes], () =>
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
  picture: PictureSize & { bytes: Uint8Array },
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

function written(pixels: Sharp, format: PictureFormat, quality: number): Promise<Uint8Array> {
  if (format === 'avif') return pixels.avif({ quality, effort: 4 }).toBuffer();
  if (format === 'webp') return pixels.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  return pixels.jpeg({ quality, mozjpeg: true }).toBuffer();
}

export type PictureFile = Wanted & {
  /** `exam-week-850.1a2b3c4d5e.avif` */
  name: string;
  /** The picture it is made of, as the author wrote it, and the folder of the text. */
  source: string;
  folder: string;
  /** Who asks for it, for a message. */
  where: string;
};

export type PictureFiles = {
  shown: PictureSize;
  /** The smaller first. */
  phone: Record<Exclude<PictureFormat, 'jpg'>, PictureFile[]>;
  wide: Record<Exclude<PictureFormat, 'jpg'>, PictureFile[]>;
  fallback: PictureFile;
};

/** `where` begins with the text's file: `site/src/content/blog/exam-week.md, line 12`. */
export async function pictureFiles(source: string, folder: string, where: string): Promise<PictureFiles> {
  const picture = await readPicture(source, folder, folderOf(where)).catch((error: Error) => {
    throw new Error(`${where}: ${error.message}`);
  });
  const version = createHash('sha256').update(RECIPE).update(picture.bytes).digest('hex').slice(0, 10);
  const stem = slugify(basename(source, extname(source)));
  const file = (format: PictureFormat) => (width: number) => ({
    name: `${stem}-${width}.${version}.${format}`,
    ...{ format, width, source, folder, where },
  });
  const { phone, wide } = widthsOf(picture);
  const both = (widths: number[]) => ({
    avif: widths.map(file('avif')),
    webp: widths.map(file('webp')),
  });
  return {
    shown: shownSize(picture),
    phone: both(phone),
    wide: both(wide),
    fallback: file('jpg')(phone.at(-1) ?? picture.width),
  };
}

const folderOf = (where: string) => where.slice(0, where.lastIndexOf('/', where.indexOf(', line')));

export async function makePictureFile(file: PictureFile): Promise<Uint8Array> {
  const { source, folder, where, format, width } = file;
  try {
    return await encoded(await readPicture(source, folder, folder), { format, width });
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
