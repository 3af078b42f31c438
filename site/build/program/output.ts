// What an output was made from. Stands in the output, beside the pages, and is not served.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinishedPage } from '../finish-page.ts';

export const PAGES_FILE = '_pages.json';

export type MadeFrom = {
  /** Code and settings. */
  version: string;
  /** Hash of all files of the content. */
  content: string;
  /** Events and articles are dated. */
  day: string;
};

/** Each page, and of which HTML it was finished. */
export type KnownPages = Record<string, { source: string; page: FinishedPage }>;
export type Output = MadeFrom & { pages: KnownPages };

export function readOutput(folder: string): Output | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, PAGES_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}
