// The words of the cookies page: the panel, and the table of what is stored. The text is content/legal/cookies.md.

import { brand } from '~/facts/organisation';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { CookiePanelProps } from '~/subjects/cookies/CookiePanel/CookiePanel';
import type { OfflineSwitchProps } from '~/subjects/offline/OfflineSwitch/OfflineSwitch';
import { browserStorage, type StoredEntry } from '../browser-storage';

export const meta = {
  path: '/cookies',
  title: 'Cookies and your choice',
  description: `${brand}’s site sets no cookies for visitors. Here is everything it keeps in your own browser, entry by entry, and the switches that decide what may be kept.`,
  crumb: 'Cookies',
} satisfies PageMeta;

export const hero = {
  title: 'Cookies, and what stays in your browser',
  lead: 'This site sets nothing that needs your consent. You can still decide what it may keep in your browser, and see every entry.',
} satisfies HeroProps;

const used = (category: StoredEntry['category']) =>
  browserStorage.flatMap((entry) => (entry.category === category ? entry.name : [])).join(', ');

export const panel = {
  title: 'Your choice',
  lead: 'Change a switch and save. We keep your choice for a year, in your browser and nowhere else.',
  categories: [
    {
      name: 'essential',
      title: 'Essential',
      text: 'What the site needs to do what you ask of it.',
      today: `Today: ${used('Essential')}.`,
      on: true,
      locked: true,
    },
    {
      name: 'analytics',
      title: 'Analytics',
      text: 'Counting visits, to see which pages help.',
      today: 'Today: nothing. We count nobody.',
      on: true,
    },
    {
      name: 'preferences',
      title: 'Preferences',
      text: 'How you like the site to look.',
      today: `Today: ${used('Preferences')}.`,
      on: true,
    },
    {
      name: 'marketing',
      title: 'Marketing',
      text: 'Advertising that follows you from site to site.',
      today: 'Today: nothing, and nothing planned.',
      on: false,
    },
  ],
  actions: { save: 'Save Preferences', accept: 'Accept All Cookies', reject: 'Reject optional' },
  withoutScript:
    'Your browser runs no scripts here, so the site keeps nothing at all and there is nothing to switch.',
} satisfies CookiePanelProps;

export const offline = {
  title: 'Reading without a network',
  lead: 'Pages that you have read stay in this browser, up to 40 of them, so that they open again on the bus or in a power cut. With a network you always get the newest. Nothing is loaded ahead of you but one small page, and not even that if your browser is set to save data.',
  label: 'Keep pages that I have read',
  on: 'Switched on. Pages kept in this browser: {pages}.',
  off: 'Switched off. What was kept has been deleted.',
  cannot: 'Your browser keeps no pages for this site: it runs no scripts here, or does not know how.',
} satisfies OfflineSwitchProps;

export const stored = {
  id: 'stored',
  title: 'Everything this site stores in your browser',
  lead: 'The whole list. Nothing a visitor’s browser keeps is sent to us by itself, and none of it needs your consent.',
  columns: ['Name', 'What it is for', 'Category', 'Where', 'Until'],
  rows: browserStorage.map(({ key, purpose, category, place, until }) => ({
    name: key,
    code: true,
    cells: [purpose, category, place, until],
  })),
} satisfies DataTableProps;
