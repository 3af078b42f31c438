// Fonts of the site and its files: sources, subsets, and fitted fallbacks.
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

const HEADING_SAMPLE =
  'Education. Reimagined. Every learner, every fee, every term in one place. Trusted by 500+ educational ' +
  'institutions. Prices in shillings, with no surprises. Talk to a person in Entebbe. Admissions, registration ' +
  'and performance analytics for schools, universities and technical institutions';

/** Mean advance of HEADING_SAMPLE in em for the bold cut of each system font (Liberation Sans has Arial's widths). Measure again after changing the sample. */
const FALLBACK_FACES = [
  {
    family: 'Bricolage Fallback',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    meanAdvance: 0.469,
  },
  {
    family: 'Bricolage Fallback Android',
    locals: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    meanAdvance: 0.4408,
  },
] as const;

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

function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('Expected one font, found a collection.');
  return font;
}

export type FittedFallback = {
  family: string;
  locals: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/**
 * How far each system face must be scaled so that a heading set in it takes the same room.
 *
 *   size-adjust = mean advance of the display face / mean advance of the system face
 *   ascent-override, descent-override, line-gap-override = the display face's own metric / unitsPerEm / size-adjust
 *
 * The overrides are divided because the browser multiplies them by size-adjust again.
 */
export async function fitFallbacks(): Promise<FittedFallback[]> {
  const display = openFont(await makePictureFont(OPTICAL_SIZE));
  const advances = [...HEADING_SAMPLE].map(
    (character) => display.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
  );
  const meanAdvance =
    advances.reduce((sum, advance) => sum + advance, 0) / advances.length / display.unitsPerEm;
  return FALLBACK_FACES.map((face) => {
    const sizeAdjust = meanAdvance / face.meanAdvance;
    const metric = (units: number) => units / display.unitsPerEm / sizeAdjust;
    return {
      family: face.family,
      locals: face.locals,
      sizeAdjust,
      ascent: metric(display.ascent),
      descent: metric(-display.descent),
      lineGap: metric(display.lineGap),
    };
  });
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
