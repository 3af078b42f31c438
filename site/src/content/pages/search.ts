// The words of the search page.
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/search',
  title: 'Search and all pages by section',
  description:
    'Search every page of this site, from prices and modules to the API documentation, events and open positions, or look through the list of all pages.',
  crumb: 'Search',
} satisfies PageMeta;

export const head = {
  look: 'reference',
  trail: [],
  title: 'Find it here',
  lead: 'Pages, documentation, articles, events, open positions and feature requests. Mistyped words are forgiven.',
  seed: 'search',
} satisfies HeroProps;

export const withoutScript =
  'This browser runs no scripts, so the field cannot search. Everything is listed below, or on the pages that the lists lead to: use the browser’s own “Find in page” on it.';

/** Stands under a section that has more pages than are listed. */
export const allOf = (section: string, count: number) => `${section}: all ${count}`;

export const all = {
  id: 'all',
  title: 'All pages by section',
} as const;
