// The face of running text in files, where no system face is at hand: Source Sans 3, in the four cuts that a text needs.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { openFont } from './display-font.ts';

/** The name of the file in `src/assets`, and the cut of the font package that it is made from. */
export const TEXT_CUTS = {
  'source-sans-regular.ttf': '400-normal',
  'source-sans-italic.ttf': '400-italic',
  'source-sans-semibold.ttf': '600-normal',
  'source-sans-semibold-italic.ttf': '600-italic',
} as const;

/** The whole Latin cut as TrueType: what Typst reads. */
export async function makeTextFont(cut: (typeof TEXT_CUTS)[keyof typeof TEXT_CUTS]): Promise<Uint8Array> {
  const file = `@fontsource/source-sans-3/files/source-sans-3-latin-${cut}.woff2`;
  const font = await readFile(fileURLToPath(import.meta.resolve(file)));
  const everything = String.fromCodePoint(...openFont(font).characterSet);
  return subsetFont(font, everything, { targetFormat: 'sfnt' });
}
