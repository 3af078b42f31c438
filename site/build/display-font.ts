// Fonts of the site and its files: sources and subsets.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** Characters of headings. Others fall back to the system font. */
const DISPLAY_CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + ' \u00a0.,:;!?&%+-–—‘’“”\'"…·/()#$@×é';

/** Headings are bold and of normal width. */
const AXES = { wght: 700, wdth: 100 };
/** One optical size for 19 to 88 px: a variable file is 18 KB instead of 10. */
const OPTICAL_SIZE = 48;
/** Sharing pictures show large type. */
const PICTURE_SIZE = 72;

async function source(): Promise<Uint8Array> {
  const file =
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
  return readFile(fileURLToPath(import.meta.resolve(file)));
}

export async function makeWebFont(): Promise<Uint8Array> {
  return subsetFont(await source(), DISPLAY_CHARACTERS, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { ...AXES, opsz: OPTICAL_SIZE },
  });
}

/** One static cut with all Latin characters as TrueType, for satori and PDFs. */
export async function makePictureFont(
  opticalSize: number = PICTURE_SIZE,
  weight: number = AXES.wght,
): Promise<Uint8Array> {
  const font = await source();
  const everything = String.fromCodePoint(...openFont(font).characterSet);
  return subsetFont(font, everything, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
    variationAxes: { ...AXES, wght: weight, opsz: opticalSize },
  });
}

export function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('Expected one font, found a collection.');
  return font;
}

/** File name in `src/assets`, and its source in the font package. */
export const TEXT_CUTS = {
  'source-sans-regular.ttf': '400-normal',
  'source-sans-italic.ttf': '400-italic',
  'source-sans-semibold.ttf': '600-normal',
  'source-sans-semibold-italic.ttf': '600-italic',
} as const;

/** The Latin cut as TrueType, for Typst. */
export async function makeTextFont(cut: (typeof TEXT_CUTS)[keyof typeof TEXT_CUTS]): Promise<Uint8Array> {
  const file = `@fontsource/source-sans-3/files/source-sans-3-latin-${cut}.woff2`;
  const font = await readFile(fileURLToPath(import.meta.resolve(file)));
  const everything = String.fromCodePoint(...openFont(font).characterSet);
  return subsetFont(font, everything, { targetFormat: 'sfnt' });
}
