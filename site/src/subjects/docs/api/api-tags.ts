// The tags of openapi.yaml, by which a page asks for a part of the API. The description is long, so only their list is looked at.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '~/facts/content-folder';

export function apiTags(): string[] {
  const text = readFileSync(join(contentFolder, 'docs/openapi.yaml'), 'utf8');
  const [, list = ''] = /^tags:\n((?: .*\n|\n)*)/m.exec(text) ?? [];
  return [...list.matchAll(/^ {2}- name: (.+)$/gm)].map(([, name = '']) => name.trim());
}
