// The texts of the documentation and its API description, for tests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readApi } from '../../src/features/docs/api/openapi.ts';

export const docs = fileURLToPath(new URL('../../../content/docs/', import.meta.url));
export const readDoc = (file: string): string => readFileSync(docs + file, 'utf8');
export const api = readApi(readDoc('openapi.yaml'));
