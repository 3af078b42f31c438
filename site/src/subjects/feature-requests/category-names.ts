// The names in request-categories.yaml, as the file says them while one of its entries may be wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '~/facts/content-folder';

export function categoryNames(): string[] {
  const text = readFileSync(join(contentFolder, 'request-categories.yaml'), 'utf8');
  return [...text.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name);
}
