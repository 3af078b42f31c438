// The search finds the expected page for typical queries, and its index has every section.
import { openIndex, type SiteSearch } from '../src/apps/search/browser/site-search.ts';
import { INDEX_ADDRESS, type SearchFile, unpack } from '../src/apps/search/index-file.ts';
import { MOST_LISTED, sectionOf } from '../src/apps/search/sections.ts';
import { searchSections } from '../src/apps/search/words.ts';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

export const indexFile = INDEX_ADDRESS.slice(1);

export async function search(site: BuiltSite, queries: SearchExpectation[]): Promise<CheckFinding> {
  const checked = `${queries.length} queries`;
  if (!site.files.has(indexFile))
    return { checked, problems: [{ where: INDEX_ADDRESS, what: 'is missing' }] };

  const index = JSON.parse(site.text(indexFile)) as SearchFile;
  const { entries } = unpack(index);
  const problems: CheckProblem[] = [
    ...site.pages.flatMap((page) => wrongIndex(page)),
    ...missing(site, new Set(index.hrefs)),
    ...entries.flatMap(({ href, headings }) => [
      ...deadEnds(site, href),
      ...headings.flatMap(({ anchor }) => (anchor ? deadEnds(site, `${href}#${anchor}`) : [])),
    ]),
    ...unlisted(site, index),
    ...unexpected(await openIndex(index), queries),
  ];
  return { checked: `${entries.length} entries, ${checked}`, problems };
}

/** The staff inbox is not public. */
const withoutSearch = new Set(['/desk']);

function wrongIndex(page: Page): CheckProblem[] {
  // The parser skips templates.
  const named = [...page.html.matchAll(/data-search-panel="([^"]*)"/g)].map(([, each]) => each);
  // Pages that may not connect link to the search page.
  const leads = page.html.includes('data-connects="nowhere"') && page.html.includes('href="/search"');
  const needsOne = !page.isRedirect && !withoutSearch.has(page.address) && !leads;
  if (needsOne && named.length === 0) return [{ where: page.address, what: 'has no search' }];
  return named
    .filter((each) => each !== INDEX_ADDRESS)
    .map((each) => ({ where: page.address, what: `searches ${each}, not ${INDEX_ADDRESS}` }));
}

/** Pages missing in the index; a page with another canonical address is found there. */
function missing(site: BuiltSite, indexed: ReadonlySet<string>): CheckProblem[] {
  return (
    site.pages
      .filter((page) => page.isPublic && canonicalOf(page) === new URL(page.address, site.origin).href)
      // A list is found by its first page.
      .filter((page) => !page.root.querySelector('head link[rel="prev"]'))
      .filter(({ address }) => !indexed.has(address))
      .map(({ address }) => ({ where: address, what: 'is not in the search index' }))
  );
}

function canonicalOf(page: Page): string | undefined {
  return page.root.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

function deadEnds(site: BuiltSite, href: string): CheckProblem[] {
  const [path = '', anchor] = href.split('#');
  const page = site.page(path);
  if (!page) return [{ where: 'search index', what: `${href}: there is no such page` }];
  if (!page.isPublic) return [{ where: 'search index', what: `${href}: the page asks not to be found` }];
  const exists = !anchor || page.root.querySelectorAll('[id]').some(({ id }) => id === anchor);
  return exists ? [] : [{ where: 'search index', what: `${href}: the page has no such place` }];
}

/** Without script, /search lists everything, directly or through a section's list. */
function unlisted(site: BuiltSite, { hrefs }: SearchFile): CheckProblem[] {
  const links = site.page('/search')?.root.querySelectorAll('main a[href]') ?? [];
  const listed = new Set(links.map((link) => link.getAttribute('href')));
  const long = Map.groupBy(hrefs, (href) => sectionOf(searchSections, href));
  const isElsewhere = (href: string) => {
    const section = sectionOf(searchSections, href);
    return section.list && listed.has(section.list) && (long.get(section)?.length ?? 0) > MOST_LISTED;
  };
  return hrefs
    .filter((href) => !listed.has(href) && !isElsewhere(href))
    .map((href) => ({ where: '/search', what: `does not list ${href}` }));
}

function unexpected(find: SiteSearch, queries: SearchExpectation[]): CheckProblem[] {
  return queries.flatMap(({ query, finds, top }) => {
    const found = find(query).hits.map(({ entry }) => entry);
    const at = found.indexOf(finds);
    if (at >= 0 && at < top) return [];
    const place = at < 0 ? 'nowhere' : `in place ${at + 1}`;
    const instead = found.slice(0, 3).join(', ') || 'nothing';
    return [
      { where: `“${query}”`, what: `finds ${finds} ${place}, not among the first ${top}; first: ${instead}` },
    ];
  });
}

export type SearchExpectation = { query: string; finds: string; top: number };

const first = (query: string, finds: string): SearchExpectation => ({ query, finds, top: 1 });
const among = (query: string, finds: string, top = 3): SearchExpectation => ({ query, finds, top });

export const searchQueries: SearchExpectation[] = [
  among('demo', '/demo'),
  first('price', '/pricing'),
  first('pricing', '/pricing'),
  among('cost', '/pricing'),
  among('quotation', '/pricing'),
  among('ple', '/for/primary'),
  among('nche', '/for/universities'),
  first('integrations', '/integrations'),
  first('modules', '/modules'),
  first('privacy', '/privacy'),
  first('terms', '/terms'),
  first('cookies', '/cookies'),
  first('careers', '/careers'),
  first('jobs', '/careers'),
  first('contact', '/contact'),
  first('how we count', '/facts'),
  first('events', '/events'),
  first('bug bounty', '/bug-bounty'),
  among('startup programme', '/startup-program'),
  among('startup program', '/startup-program'),
  first('engineer', '/careers#senior-full-stack-engineer'),
  first('data scientist', '/careers#data-scientist-learning-analytics'),
  first('fingerprint', '/features/requests#fingerprints-at-the-gate'),
  first('hoodie', '/store#dev-hoodie'),
  first('dark theme', '/features/requests#dark-theme'),
  first('report card', '/features/requests#report-cards-by-whatsapp'),
  first('attendance', '/modules#attendance'),
  first('fees', '/modules#finance'),
  among('uneb', '/docs/uganda/uneb'),
  among('uneb registration', '/blog/9'),
  among('mobile money', '/whitepapers/mobile-money-reconciliation'),
  among('data protection', '/compliance/uganda-dpa'),
  first('moving in', '/moving'),
  among('class list', '/moving'),
  among('templates excel', '/moving'),
  // The documentation.
  first('webhook', '/docs/api/webhooks'),
  among('api key', '/docs/api/authentication', 5),
  first('momo', '/docs/uganda/mobile-money'),
  among('airtel', '/docs/uganda/mobile-money'),
  first('sandbox', '/docs/uganda/sandbox'),
  first('python', '/docs/sdk/python'),
  among('install cli', '/docs/cli/install'),
  first('error codes', '/docs/api/errors'),
  among('insufficient funds', '/docs/api/errors', 5),
  first('emis', '/docs/uganda/emis'),
  among('what is a LIN', '/features/requests#emis-lin-check'),
  // Plural, singular and verb forms.
  first('career', '/careers'),
  first('event', '/events'),
  among('registers', '/blog/6'),
  among('cancelling', '/terms'),
  // Typing errors, swapped letters, American spelling.
  first('atendance', '/modules#attendance'),
  first('pricng', '/pricing'),
  first('pirvacy', '/privacy'),
  among('parnter', '/partners/portal'),
  among('privcy', '/privacy'),
  // Words in the text only, and synonyms.
  among('refund', '/terms'),
  among('iso 27001', '/trust', 4),
  among('vacancy', '/careers'),
  // Whole questions.
  among('how much does it cost', '/pricing'),
  among('who do I contact', '/contact'),
  among('how do I get an api key', '/docs/api/authentication', 5),
  // Incomplete queries.
  among('attendan', '/modules#attendance'),
  among('pri', '/pricing'),
];
