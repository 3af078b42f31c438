// The files of one picture and their addresses, whose names change with what is in them, so that browsers may keep them
// for good. They are made when somebody asks for them, which at build is the route that writes them.
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { slugify } from '../../lib/words.ts';
import { type Size, shownSize, widthsOf } from './candidates.ts';
import { encoded, type Format, RECIPE, type Wanted } from './encode.ts';
import { readPicture } from './read-picture.ts';

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
  shown: Size;
  /** The smaller first. */
  phone: Record<Exclude<Format, 'jpg'>, PictureFile[]>;
  wide: Record<Exclude<Format, 'jpg'>, PictureFile[]>;
  fallback: PictureFile;
};

/** `where` begins with the text's file: `site/src/content/blog/exam-week.md, line 12`. */
export async function pictureFiles(source: string, folder: string, where: string): Promise<PictureFiles> {
  const picture = await readPicture(source, folder, folderOf(where)).catch((error: Error) => {
    throw new Error(`${where}: ${error.message}`);
  });
  const version = createHash('sha256').update(RECIPE).update(picture.bytes).digest('hex').slice(0, 10);
  const stem = slugify(basename(source, extname(source)));
  const file = (format: Format) => (width: number) => ({
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
