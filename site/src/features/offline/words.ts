// Schemas for the words of the pages without a network and without a server.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { HIDDEN, readPage } from '../../facts/read-page.ts';
import { heroWords } from '../../sections/Hero/schema.ts';

const saved = z.strictObject({
  title: pageText,
  lead: pageText.describe('Above the pages that can be read.'),
  none: pageText.describe('When there is no such page.'),
});
export type SavedPagesWords = z.infer<typeof saved>;

const again = z.strictObject({
  note: pageText.describe('Above a page that was read before. {when} is filled in.'),
  more: pageText.describe('The link after it, to this page.'),
});

export const offline = readPage('offline', { hero: heroWords, saved, again }, HIDDEN);

const notice = z.strictObject({
  title: pageText,
  text: pageText,
  form: pageText.describe('For a visitor who was sending a form.'),
  ways: pageText.describe('Above phone, WhatsApp and email.'),
});

export const unavailable = readPage('unavailable', { notice }, HIDDEN);
