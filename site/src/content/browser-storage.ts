// Everything the site stores in a visitor's browser. A test reads the code and fails when an entry is missing here.

export type StoredEntry = {
  /** The key as the code writes it; `…` stands for what differs from page to page. */
  key: string;
  /** In a few words, as the cookie panel sums it up. */
  name: string;
  purpose: string;
  category: 'Essential' | 'Analytics' | 'Preferences' | 'Marketing';
  place: string;
  until: string;
};

export const browserStorage = [
  {
    key: 'theme',
    name: 'the light or dark theme',
    purpose: 'Light or dark, as you last switched it.',
    category: 'Preferences',
    place: 'Local storage; session storage when Preferences is off',
    until: 'You clear it, or the tab is closed when Preferences is off',
  },
  {
    key: 'search-key',
    name: 'the search’s key',
    purpose: 'Whether the key / opens the search, once you have switched that off or on.',
    category: 'Preferences',
    place: 'Local storage; session storage when Preferences is off',
    until: 'You clear it, or the tab is closed when Preferences is off',
  },
  {
    key: 'cookie-preferences',
    name: 'this choice',
    purpose: 'What you chose on this page.',
    category: 'Essential',
    place: 'Local storage',
    until: '1 year after you save it',
  },
  {
    key: 'draft:…',
    name: 'form drafts',
    purpose:
      'What you typed into a form and have not sent, so that a reload loses nothing. One for each form and page.',
    category: 'Essential',
    place: 'Session storage',
    until: 'You send the form or close the tab',
  },
  {
    key: 'votes',
    name: 'your votes',
    purpose:
      'Which feature requests you voted for, and a random name that is used for votes alone, so that each visitor counts once.',
    category: 'Essential',
    place: 'Local storage',
    until: 'You clear it',
  },
  {
    key: 'cart',
    name: 'the store’s cart',
    purpose: 'What you put into the store’s cart: product, colour, size and how many.',
    category: 'Essential',
    place: 'Local storage',
    until: 'You send the order or take everything out',
  },
  {
    key: 'demo',
    name: 'the demo’s school office',
    purpose:
      'What you did in the school office of the demo, so that a reload loses nothing. It is sent nowhere.',
    category: 'Essential',
    place: 'Local storage',
    until: 'You press “Start over” there, or clear it',
  },
  {
    key: 'pages-1',
    name: 'pages you have read',
    purpose:
      'The last 40 pages that you have read, so that they open without a network. The switch on this page ends that.',
    category: 'Essential',
    place: 'Cache storage',
    until: 'You switch it off, or 40 other pages were read since',
  },
  {
    key: 'files-1',
    name: 'their files',
    purpose: 'Scripts and the typeface that those pages need, 60 at most.',
    category: 'Essential',
    place: 'Cache storage',
    until: 'You switch it off, or 60 other files were needed since',
  },
  {
    key: 'offline',
    name: 'that you keep no pages',
    purpose: 'That you do not want pages to be kept, once you have switched that off.',
    category: 'Essential',
    place: 'Local storage',
    until: 'You switch it on again, or clear it',
  },
  {
    key: '__Host-desk',
    name: 'the login of our own staff',
    purpose: 'Only for our own staff: that they are signed in to the inbox where your messages arrive.',
    category: 'Essential',
    place: 'Cookie, never set for visitors',
    until: 'They sign out, at the latest after 12 hours',
  },
  {
    key: 'desk-keys',
    name: 'the keys of our own staff',
    purpose: 'Only for our own staff: whether single keys work in the inbox, once they have switched that.',
    category: 'Preferences',
    place: 'Local storage; session storage when Preferences is off',
    until: 'They clear it, or the tab is closed when Preferences is off',
  },
  {
    key: '__Host-desk-known',
    name: 'the browsers of our own staff',
    purpose:
      'Only for our own staff: that they have signed in from this browser before, so that strangers cannot lock them out.',
    category: 'Essential',
    place: 'Cookie, never set for visitors',
    until: '180 days after they last signed in',
  },
] as const satisfies readonly StoredEntry[];
