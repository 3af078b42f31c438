// Files of a picture: sizes, addresses, and encoding within a byte budget.

import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { slugify } from '../../lib/format-text.ts';
import { FactsError } from '../../readers/read-facts.ts';
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

/** Quality levels, best first; the first within the budget wins. */
const QUALITIES = [78, 68, 58, 48, 38, 28];

/** Part of the cache key. Increase it when the code below changes. */
const RECIPE = JSON.stringify([2, QUALITIES, sharp.versions]);

type Source = PictureSize & { bytes: Uint8Array };

const encoded = (picture: Source, width: number): Promise<Uint8Array> =>
  cached('pictures', [RECIPE, String(width), picture.bytes], () => afterOthers(() => encode(picture, width)));

// No cache: each picture is read once.
sharp.cache(false);

let others: Promise<unknown> = Promise.resolve();

/** One at a time: each takes a hundred megabytes and all cores. */
function afterOthers<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = others.then(make);
  others = made.catch(() => undefined);
  return made;
}

/** As WebP, which all supported browsers show. */
export async function encode(picture: Source, width: number): Promise<Uint8Array> {
  const most = width <= (widthsOf(picture).phone.at(-1) ?? 0) ? PHONE_BYTES : WIDE_BYTES;
  for (const share of SHARES) {
    const pixels = await pixelsOf(picture.bytes, Math.round(width * share));
    for (const quality of QUALITIES.slice(share === 1 ? 0 : -1)) {
      const file = await pixels.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
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

export type PictureFile = {
  /** `exam-week-850.1a2b3c4d5e.webp` */
  name: string;
  width: number;
  /** Source as the author wrote it, and the folder of the text. */
  source: string;
  folder: string;
  where: string;
  /** Width of its place on the page. */
  shown: number;
};

export type PictureFiles = { displaySize: PictureSize; phone: PictureFile[]; wide: PictureFile[] };

/** `where` starts with the text's file: `content/blog/exam-week.md, line 12`. */
export async function pictureFiles(
  source: string,
  folder: string,
  where: string,
  shown = TEXT_WIDTH,
): Promise<PictureFiles> {
  const called = folderOf(where);
  const picture = await readPicture(source, { folder, called, shown }).catch((error: Error) => {
    throw wrongPicture(where, error.message);
  });
  const version = createHash('sha256').update(RECIPE).update(picture.bytes).digest('hex').slice(0, 10);
  const stem = slugify(basename(source, extname(source)));
  const file = (width: number): PictureFile => ({
    name: `${stem}-${width}.${version}.webp`,
    ...{ width, source, folder, where, shown },
  });
  const { phone, wide } = widthsOf(picture, shown);
  return { displaySize: displaySizeOf(picture, shown), phone: phone.map(file), wide: wide.map(file) };
}

function wrongPicture(where: string, what: string): FactsError {
  const [file = '', line] = where.split(', line ');
  return new FactsError([{ file, line: Number(line ?? 0), what }]);
}

const folderOf = (where: string) => where.slice(0, where.lastIndexOf('/', where.indexOf(', line')));

export async function makePictureFile(file: PictureFile): Promise<Uint8Array> {
  const { source, folder, where, width, shown } = file;
  try {
    return await encoded(await readPicture(source, { folder, called: folder, shown }), width);
  } catch (error) {
    throw wrongPicture(where, `the picture ${source} ${(error as Error).message}`);
  }
}

export const allFiles = ({ phone, wide }: PictureFiles): PictureFile[] => [...phone, ...wide];
