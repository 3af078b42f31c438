// The words of the not-found page.
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'Page not found',
  description:
    'This address leads nowhere on our site. Go back to the home page, or to one of the pages that people look for most.',
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const notFound = {
  title: 'Oops! Page not found',
  text: 'The track ends here. The address may be mistyped, or the page may have moved.',
  home: { label: 'Back to Home', href: '/' },
  suggestionsTitle: 'You may be looking for',
  suggestions: [
    { label: 'Research', href: '/research', text: 'Reports and papers on schools in Uganda' },
    { label: 'Store', href: '/store', text: 'Hoodies, caps and stickers' },
    { label: 'Hackathons', href: '/hackathons', text: 'Build for schools, win prizes' },
  ],
  contact: { before: 'Still lost?', label: 'Contact', href: '/contact' },
  search: { before: 'or', label: 'search this site', href: '/search' },
} as const;
