// Reads a picture file, or explains why it is invalid.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';

export type PictureSize = { width: number; height: number };

/** A picture in a text is as wide as its column. */
export const TEXT_WIDTH = 680;
/** Height of most windows. */
const MOST_HEIGHT = 720;

/** `shown` is the width of its place on the page. */
export function displaySizeOf({ width, height }: PictureSize, shown: number): PictureSize {
  const scale = Math.min(shown / width, MOST_HEIGHT / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type SourcePicture = PictureSize & { bytes: Uint8Array };

/** Limits for the repository and for memory. */
const MOST_MEGABYTES = 10;
const MOST_MEGAPIXELS = 50;

const READ = new Set(['jpeg', 'png', 'webp', 'avif']);
const SAVE_AS = 'Save it as JPEG (a photograph) or PNG (a drawing, a screenshot).';

/** `file` as the author wrote it, `folder` of the text, `called` its display name, `shown` the width on the page. */
export async function readPicture(
  file: string,
  { folder, called, shown }: { folder: string; called: string; shown: number },
): Promise<SourcePicture> {
  const name = basename(file);
  const beside = await readdir(join(folder, dirname(file))).catch((): string[] => []);
  // Compares the exact name: some file systems ignore case.
  if (!beside.includes(name)) throw new Error(`there is no ${name} in ${called}.${otherName(name, beside)}`);
  const bytes = await readFile(join(folder, file));
  const size = await checkedPicture(bytes, name);
  const least = displaySizeOf(size, shown).width;
  if (size.width < least)
    throw new Error(
      `${name} is only ${size.width} pixels wide and would look blurred. It needs ${least}; ${least * 2} are better.`,
    );
  return { ...size, bytes };
}

/** Size and format of a supported picture; the error message is for editors. */
async function checkedPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ width: number; height: number; format: string }> {
  const size = await sizeOf(bytes, name);
  const megabytes = bytes.length / 1_000_000;
  if (megabytes > MOST_MEGABYTES || size.width * size.height > MOST_MEGAPIXELS * 1_000_000)
    throw new Error(
      `${name} has ${megabytes.toFixed(1)} MB and ${size.width} × ${size.height} pixels. ${MOST_MEGABYTES} MB and ${MOST_MEGAPIXELS} million pixels are the most; 2,000 pixels across are plenty.`,
    );
  return size;
}

/** Width and height of a stored photograph. */
const STORED_PIXELS = 2400;

type Stored = { bytes: Uint8Array; format: string };

let others: Promise<unknown> = Promise.resolve();

/** An uploaded picture as it is stored: encoded again, so that nothing but its pixels is left, and not larger than needed. */
export function storedPicture(uploaded: Uint8Array, name: string): Promise<Stored> {
  // One at a time: each may take hundreds of megabytes.
  const stored = others.then(() => store(uploaded, name));
  others = stored.catch(() => {});
  return stored;
}

async function store(uploaded: Uint8Array, name: string): Promise<Stored> {
  const about = await sharp(uploaded)
    .metadata()
    .catch(() => undefined);
  if (about && takesMuch(about))
    throw new Error(
      `${name} has ${about.width} × ${about.height} pixels, which is too large to read. ${MOST_MEGAPIXELS} million are the most, and fewer of a picture with more than 8 bits for a colour; 2,000 pixels across are plenty.`,
    );
  const bytes = await encodedAgain(uploaded).catch(() => undefined);
  // The check explains what is wrong.
  const { format } = await checkedPicture(bytes ?? uploaded, name);
  if (!bytes) throw new Error(`${name} cannot be read as a picture. ${SAVE_AS}`);
  return { bytes, format };
}

function takesMuch({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  const bytes = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4;
  return Math.max(pixels, (pixels * channels * bytes) / 4) > MOST_MEGAPIXELS * 1_000_000;
}

async function encodedAgain(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const picture = sharp(bytes);
  const { pages = 1, ...about } = await picture.metadata();
  const format = about.format === 'heif' ? 'avif' : about.format;
  if (pages > 1 || !READ.has(format)) return undefined;
  const fit = {
    width: STORED_PIXELS,
    height: STORED_PIXELS,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  // A quality would reduce the colours of a PNG.
  const options = format === 'png' ? {} : { quality: 85 };
  return picture.autoOrient().resize(fit).toFormat(format, options).toBuffer();
}

function otherName(name: string, beside: readonly string[]): string {
  const same = beside.find((each) => each.toLowerCase() === name.toLowerCase());
  if (same) return ` There is ${same}: capitals count.`;
  const pictures = beside.filter((each) => /\.(?:jpe?g|png|webp|avif|heic|gif|tiff?|svg)$/i.test(each));
  return pictures.length > 0 ? ` There is ${pictures.join(', ')}.` : '';
}

/** Size after EXIF rotation. */
async function sizeOf(bytes: Uint8Array, name: string): Promise<PictureSize & { format: string }> {
  const about = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (/\.hei[cf]$/i.test(name) || (about?.format === 'heif' && about.compression !== 'av1'))
    throw new Error(
      `${name} is in a format that only some phones know. On an iPhone choose Settings, Camera, Formats, Most Compatible; or open the picture and save it as JPEG.`,
    );
  if (!about) throw new Error(`${name} cannot be read as a picture. ${SAVE_AS}`);
  const format = about.format === 'heif' ? 'avif' : about.format;
  if (!READ.has(format)) throw new Error(`${name} is in the format ${format.toUpperCase()}. ${SAVE_AS}`);
  if ((about.pages ?? 1) > 1) throw new Error(`${name} moves, and nothing on these pages does. ${SAVE_AS}`);
  return { ...about.autoOrient, format };
}
