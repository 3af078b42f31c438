// Puts a picture beside the text that shows it, under a name that fits into an address.
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { checkedPicture } from '../src/files/pictures/read-picture.ts';
import { slugify } from '../src/lib/words.ts';
import { Refused } from './content.ts';

/** The name that it got: another number when there is one of that name. What no page could show is refused. */
export async function savePicture(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const { format } = await checkedPicture(bytes, name).catch((error: Error) => {
    throw new Refused(422, error.message);
  });
  const ending = format === 'jpeg' ? 'jpg' : format;
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
