// Schemas for the words of the offline page.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { heroWords } from '../../sections/Hero/words.ts';

const saved = z.strictObject({
  title: pageText,
  lead: pageText.describe('Above the pages that can be read.'),
  none: pageText.describe('When there is no such page.'),
});
export type SavedPagesWords = z.infer<typeof saved>;

export const offline = readPage('offline', { hero: heroWords, saved });
