// Schemas for the words of the pages that newsletter emails link to.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { HIDDEN, readPage } from '../../facts/read-page.ts';

const button = z.strictObject({
  title: pageText,
  ask: pageText.describe('Before the button is pressed.'),
  label: pageText.describe('On the button.'),
  done: pageText.describe('After it was pressed.'),
  unknown: pageText.describe('When the link is too old, or was changed.'),
  unavailable: pageText.describe('When the server cannot be reached.'),
});

export type ButtonWords = z.infer<typeof button>;

export const confirm = readPage('newsletter/confirm', { button }, HIDDEN);
export const unsubscribe = readPage('newsletter/unsubscribe', { button }, HIDDEN);
export const place = readPage('events/place', { button }, HIDDEN);
