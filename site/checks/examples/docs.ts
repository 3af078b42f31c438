// The texts of the documentation, its API description, and the code on the developers' pages, for tests.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { fillIn } from '../../src/facts/fill-in.ts';
import { readApi } from '../../src/features/docs/api/openapi.ts';

export const docs = fileURLToPath(new URL('../../../content/docs/', import.meta.url));
export const readDoc = (file: string): string => readFileSync(docs + file, 'utf8');
export const api = readApi(readDoc('openapi.yaml'));

type Sample = { title: string; language: string; code: string };

function samplesIn(node: unknown): Sample[] {
  if (typeof node !== 'object' || node === null) return [];
  const { title, language, code } = node as Partial<Sample>;
  if (language && code) return [{ title: title ?? '', language, code: fillIn(code) }];
  return Object.values(node).flatMap(samplesIn);
}

const pages = fileURLToPath(new URL('../../../content/pages/', import.meta.url));

export const pageSamples = globSync('developers{,/*}.yaml', { cwd: pages })
  .sort()
  .flatMap((where) =>
    samplesIn(parse(readFileSync(pages + where, 'utf8'))).map((sample) => ({ where, ...sample })),
  );
