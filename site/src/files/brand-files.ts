// The files of content/brand: logos, pictures of the product and of people, banners.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, contentFolder } from '~/readers/content';
import type { GeneratedFiles } from './file-route';

export function brandFiles(folder: 'banners' | 'logos' | 'screenshots' | 'team'): GeneratedFiles {
  const start = `brand/${folder}/`;
  return Object.fromEntries(
    contentFiles(`${start}**`).map((path) => [
      path.slice(start.length),
      new Uint8Array(readFileSync(join(contentFolder(), path))),
    ]),
  );
}
