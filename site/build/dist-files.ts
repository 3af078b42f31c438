// Lists and reads the files of a build.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file under `folder`, as sorted paths relative to it, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The clean address of a built page: `about/index.html` is `/about`. */
export const addressOf = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Another site, or mailto: and tel:. No link begins with another scheme. */
export const isElsewhere = (link: string): boolean => /^(?:https?:|mailto:|tel:|\/\/)/i.test(link);
