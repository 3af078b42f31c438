// Puts a picture beside the text that shows it, under a name that fits into an address.
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { slugify } from '../src/lib/slugs.ts';
import { Refused } from './content.ts';

const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', gif: 'gif' };

/** The name that it got: another number when there is one of that name. */
export async function savePicture(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  const ending = format && ENDINGS[format];
  if (!ending) throw new Refused(422, 'This is no picture: take a JPEG, PNG, WebP, AVIF or GIF file.');
  const stem = slugify(parse(name).name) || 'picture';
  for (let number = 1; ; number++) {
    const file = `${stem}${number > 1 ? `-${number}` : ''}.${ending}`;
    try {
      await writeFile(join(folder, file), bytes, { flag: 'wx' });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
