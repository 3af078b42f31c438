// The words of the page that stands in for one that cannot be reached.
import type { PageMeta } from '~/seo/page-meta';
import type { KeptPagesProps } from '~/subjects/offline/KeptPages/KeptPages';

export const meta = {
  title: 'You are offline',
  description:
    'This page opens when there is no network. It lists what you have read before, and those pages open without one.',
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const hero = {
  title: 'You are offline',
  lead: 'There is no network, and the page you asked for has not been read in this browser before. Try again when you have a signal: nothing you typed into a form is lost.',
} as const;

export const kept = {
  title: 'What is at hand',
  lead: 'Pages that you have read in this browser. They open without a network, as they were when you last read them.',
  none: 'No page has been kept in this browser yet. Those that you read from now on will be listed here.',
} satisfies KeptPagesProps;
