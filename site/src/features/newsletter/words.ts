// Schemas for the words of the issues' pages and email, and of the pages that emails link to.
import { z } from 'astro/zod';
import { link } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { HIDDEN, readPage } from '../../facts/read-page.ts';
import { heroWords } from '../../sections/Hero/schema.ts';

const button = z.strictObject({
  title: pageText,
  ask: pageText.describe('Before the button is pressed.'),
  label: pageText.describe('On the button.'),
  done: pageText.describe('After it was pressed.'),
  unknown: pageText.describe('When the link is too old, or was changed.'),
  otherwise: link.exactOptional().describe('What to do without a working link.'),
  unavailable: pageText.describe('When the server cannot be reached.'),
});

export type ButtonWords = z.infer<typeof button>;

export const confirm = readPage('newsletter/confirm', { button }, HIDDEN);
export const unsubscribe = readPage('newsletter/unsubscribe', { button }, HIDDEN);
export const place = readPage('events/place', { button }, HIDDEN);

export const newsletter = readPage('newsletter', {
  hero: heroWords,
  list: z.strictObject({
    title: pageText,
    read: pageText.describe('The link to an issue.'),
    fact: pageText.describe('Its kind, in the list.'),
    none: pageText.describe('While there is no issue.'),
  }),
  letter: z.strictObject({ more: pageText, feed: pageText }).describe('The links after an issue.'),
  feed: z.strictObject({ title: pageText, description: pageText }),
  email: z
    .strictObject({ online: pageText, why: pageText, unsubscribe: pageText })
    .describe('Below each issue that is sent.'),
});
