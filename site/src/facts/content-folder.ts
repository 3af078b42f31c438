// Where the texts and facts lie, and the names of what lies there.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = ['src/content', 'site/src/content'];

/** Built server code runs from site/dist, so the folder is looked for from here upwards. */
function findFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = FOLDERS.map((each) => join(folder, each)).find((each) => existsSync(join(each, 'facts')));
    if (found) return found;
    if (folder === dirname(folder)) throw new Error(`No ${FOLDERS[0]} above ${import.meta.dirname}.`);
  }
}

export const contentFolder = findFolder();

/** `namesIn('requests', '.yaml')`: the names of its files, without the ending. */
export const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(contentFolder, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
