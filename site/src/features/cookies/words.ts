// Schemas of the cookies page's words, and the list of everything that the site stores in a browser.
import { z } from 'astro/zod';
import { list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';

const category = z.enum(['essential', 'analytics', 'preferences', 'marketing']);

const cookiePanelWords = z.strictObject({
  title: pageText,
  lead: pageText,
  categories: list(
    z.strictObject({
      name: category,
      title: pageText,
      text: pageText,
      today: pageText.describe('Parts it covers today.'),
      on: z.boolean().describe('Switched on before the visitor chooses.'),
      locked: z.boolean().exactOptional().describe('Cannot be switched off.'),
    }),
  ),
  always: pageText.describe('Beside a category that cannot be switched off.'),
  actions: pageTexts('save', 'accept', 'reject').describe('The buttons.'),
  saved: pageText.describe('After a choice; {until} is a date, {on} lists the categories.'),
  refused: pageText.describe('When the browser stores nothing.'),
  withoutScript: pageText.describe('When the browser runs no scripts.'),
});
export type CookiePanelWords = z.infer<typeof cookiePanelWords>;

const offlineSwitchWords = z.strictObject({
  title: pageText,
  lead: pageText,
  label: pageText.describe('Beside the switch.'),
  on: pageText.describe('After it is switched on; {pages} is the number of saved pages.'),
  off: pageText.describe('After it is switched off.'),
  cannot: pageText.describe('When the browser cannot keep pages, or runs no scripts.'),
});
export type OfflineSwitchWords = z.infer<typeof offlineSwitchWords>;

/** Everything that the site stores, as code names it. A test compares it with the code. */
const stored = [
  ...['theme', 'search-key', 'cookie-preferences', 'draft:…', 'sent', 'learner', 'votes', 'cart', 'demo'],
  ...['pages-1', 'files-1', 'offline', '__Host-admin', 'website:…', 'website-opened'],
];

export const cookies = readPage('cookies', {
  hero: heroWords,
  panel: cookiePanelWords,
  offline: offlineSwitchWords,
  stored: dataTableWords.omit({ rows: true }).extend({
    entries: list(
      z.strictObject({
        key: z.string().describe('As the code writes it; … is the part that differs from page to page.'),
        purpose: pageText,
        place: pageText.describe('Where the browser keeps it.'),
        until: pageText.describe('When it goes away.'),
      }),
    )
      .refine((entries) => String(entries.map(({ key }) => key).sort()) === String(stored.toSorted()), {
        error: `must have one entry for each of ${stored.join(', ')}`,
      })
      .describe('Everything that the site stores. Only a programmer can add or remove an entry.'),
  }),
});
