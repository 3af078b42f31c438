// What the search knows besides the pages themselves: which section an address belongs to, and which words mean the
// same to the people who search here.
import type { SearchSection } from '../subjects/search/sections.ts';

/** In the order in which the list of all pages shows them. The longest beginning that fits an address decides. */
export const searchSections = [
  {
    name: 'Product',
    under: [
      '/',
      '/features',
      '/modules',
      '/pricing',
      '/case-studies',
      '/mobile',
      '/demo',
      '/moving',
      '/vip',
      '/for',
      '/integrations',
    ],
    weight: 1.5,
  },
  { name: 'Documentation', under: ['/docs'], weight: 1.2 },
  { name: 'Developers', under: ['/developers', '/hackathons', '/bug-bounty', '/community', '/leaderboard'] },
  { name: 'Blog', under: ['/blog'], list: '/blog' },
  { name: 'Events', under: ['/events'], list: '/events', weight: 0.7 },
  { name: 'Careers', under: ['/careers'] },
  {
    name: 'Feature requests',
    under: ['/features/requests', '/submit-request', '/roadmap'],
    list: '/features/requests',
  },
  { name: 'Product updates', under: ['/updates'], list: '/updates', weight: 0.7 },
  { name: 'Research', under: ['/whitepapers', '/reports'] },
  { name: 'The school office in Uganda, 2026', under: ['/whitepapers/school-office-2026'], weight: 0.7 },
  {
    name: 'Trust and compliance',
    under: ['/trust', '/compliance', '/security', '/documents', '/contact/security', '/contact/compliance'],
  },
  {
    name: 'Partners',
    under: ['/partners', '/become-partner', '/startup-program', '/affiliate', '/affiliate-program'],
  },
  {
    name: 'Company',
    under: [
      '/about',
      '/contact',
      '/corporate-responsibility',
      '/esg',
      '/diversity',
      '/facts',
      '/search',
      '/reference',
    ],
  },
  { name: 'Press', under: ['/press', '/media-kit'], list: '/media-kit' },
  { name: 'Store', under: ['/store', '/bulk-orders'] },
  { name: 'Legal', under: ['/privacy', '/terms', '/cookies', '/accessibility'] },
] as const satisfies readonly SearchSection[];

/** Each group: a word or name that finds what stands under the others too. */
export const wordsAlike = [
  ['momo', 'mobile money', 'mtn', 'airtel'],
  ['job', 'career', 'vacancy', 'position'],
  ['price', 'cost', 'plan'],
  ['fee', 'finance', 'financial'],
  ['phone', 'call', 'contact'],
  ['pupil', 'student', 'learner'],
  ['marks', 'results', 'grades'],
  ['timetable', 'schedule'],
  ['parent', 'guardian'],
  ['refund', 'return'],
  ['merch', 'merchandise', 'store', 'shop'],
  ['roll call', 'attendance', 'register'],
  ['token', 'key', 'authentication'],
  ['cli', 'command line'],
] as const;
