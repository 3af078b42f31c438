// What editors call each kind of content, and the page on which they look at it.

type Values = Record<string, unknown>;

type Named = {
  name: string;
  /** What one of them is called, where there are several and new ones may be added. */
  one?: string;
  /** `id` is the path of its file in its folder, without the ending. */
  page: string | ((id: string, value: Values) => string);
};

const collectionNames: Record<string, Named> = {
  blog: { name: 'Articles', one: 'article', page: (_, { number }) => `/blog/${number}` },
  events: { name: 'Events', one: 'event', page: (id) => `/events/${id}` },
  recordings: { name: 'Recordings', one: 'recording', page: (id) => `/events/recordings/${id}` },
  jobs: { name: 'Open positions', one: 'position', page: (id) => `/careers#${id}` },
  press: { name: 'Press releases', one: 'press release', page: (id) => `/press/${id}` },
  releases: { name: 'Releases of the product', one: 'release', page: (id) => `/updates/${id}` },
  requests: { name: 'Feature requests', one: 'request', page: '/features/requests' },
  requestCategories: { name: 'Categories of requests', page: '/features/requests' },
  audiences: { name: 'Pages for kinds of school', one: 'page', page: (id) => `/for/${id}` },
  docs: {
    name: 'Documentation',
    one: 'page',
    page: (id) => `/docs/${id}`.replace(/\/index$/, ''),
  },
  guides: { name: 'Guides', one: 'guide', page: (id) => `/${id}`.replace(/\/index$/, '') },
  documents: { name: 'Documents', one: 'document', page: (id) => `/documents/${id}` },
  legal: { name: 'Legal texts', page: (id) => `/${id}` },
  papers: { name: 'Papers', one: 'paper', page: (id) => `/whitepapers/${id}` },
  paperChapters: { name: 'Chapters of papers', one: 'chapter', page: (id) => `/whitepapers/${id}` },
  reports: { name: 'Yearly reports', one: 'report', page: (id) => `/reports/${id}` },
  replies: { name: 'Letters that staff answer with', one: 'letter', page: '/desk' },
  brand: { name: 'Brand guidelines', page: '/media-kit' },
};

const factNames: Record<string, Named> = {
  organisation: { name: 'Name, contacts and offices', page: '/contact' },
  prices: { name: 'Prices and plans', page: '/pricing' },
  products: { name: 'What the store sells', page: '/store' },
  testimonials: { name: 'What people say about us', page: '/' },
  'case-studies': { name: 'Case studies', page: '/case-studies' },
  institutions: { name: 'Customers', page: '/case-studies' },
  people: { name: 'People who are quoted', page: '/case-studies' },
  claims: { name: 'Figures that pages claim', page: '/facts' },
  survey: { name: 'Figures of the research report', page: '/whitepapers' },
  capabilities: { name: 'What the product does', page: '/roadmap' },
  certifications: { name: 'Certificates', page: '/trust' },
  terms: { name: 'School terms', page: '/pricing' },
  'public-holidays': { name: 'Public holidays', page: '/contact' },
  affiliate: { name: 'Affiliate programme', page: '/affiliate' },
  'startup-calendar': { name: 'Dates of the startup programme', page: '/startup-program/schedule' },
  'hackathon-calendar': { name: 'Dates of the hackathons', page: '/hackathons' },
  towns: { name: 'Towns on the map', page: '/events' },
  team: { name: 'People in charge', page: '/about' },
  leaderboard: { name: 'Leaderboard', page: '/leaderboard' },
  'hackathon-winners': { name: 'Winners of the hackathons', page: '/hackathons' },
  blog: { name: 'The article on top of the blog', page: '/blog' },
  'blog-categories': { name: 'Categories of the blog', page: '/blog' },
  'doc-groups': { name: 'Parts of the documentation', page: '/docs' },
  languages: { name: 'Languages of messages', page: '/developers/languages' },
  sdks: { name: 'Libraries and their versions', page: '/developers' },
  redirects: { name: 'Addresses that moved', page: '/' },
  'security-txt': { name: 'security.txt', page: '/security' },
  accessibility: { name: 'Record of the browser tests', page: '/accessibility' },
};

export const orderOfPlaces = [
  ...Object.keys(collectionNames),
  ...Object.keys(factNames).map((name) => `facts/${name}`),
];

/** One that nobody has named yet goes by its own name. */
export function namedPlace(id: string): Named {
  const fact = id.startsWith('facts/') ? id.slice('facts/'.length) : undefined;
  return (fact ? factNames[fact] : collectionNames[id]) ?? { name: fact ?? id, page: '/' };
}
