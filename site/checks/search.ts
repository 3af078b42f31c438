// The search finds the whole site: every page is in its index, every address in it exists, the page without script lists
// all of it, and what people type leads where it should.
import { UNSORTED } from '../build/search-index.ts';
import { searchSections } from '../src/content/search.ts';
import { openIndex, type SiteSearch } from '../src/subjects/search/browser/site-search.ts';
import { INDEX_ADDRESS, type SearchFile, unpack } from '../src/subjects/search/index-file.ts';
import { MOST_LISTED, sectionOf } from '../src/subjects/search/sections.ts';
import type { BuiltSite, Page } from './built-site.ts';
import type { Finding, Problem } from './check.ts';
import type { SearchExpectation } from './search-queries.ts';

export const indexFile = INDEX_ADDRESS.slice(1);

export async function search(site: BuiltSite, queries: SearchExpectation[]): Promise<Finding> {
  const checked = `${queries.length} queries`;
  if (!site.files.has(indexFile))
    return { checked, problems: [{ where: INDEX_ADDRESS, what: 'is missing' }] };

  const index = JSON.parse(site.read(indexFile).toString('utf8')) as SearchFile;
  const { entries } = unpack(index);
  const problems: Problem[] = [
    ...site.pages.flatMap((page) => wrongIndex(page)),
    ...missing(site, new Set(index.hrefs), index.known !== undefined),
    ...entries.flatMap(({ href, section, headings }) => [
      ...(section === UNSORTED ? [{ where: href, what: 'has no section in content/search.ts' }] : []),
      ...deadEnds(site, href),
      ...headings.flatMap(({ anchor }) => (anchor ? deadEnds(site, `${href}#${anchor}`) : [])),
    ]),
    ...unlisted(site, index),
    ...unexpected(await openIndex(index), queries),
  ];
  return { checked: `${entries.length} entries, ${checked}`, problems };
}

/** The staff inbox is no part of the public site: it searches what visitors sent. */
const withoutSearch = new Set(['/desk']);

function wrongIndex(page: Page): Problem[] {
  // The parser does not look into templates.
  const named = [...page.html.matchAll(/data-search-panel="([^"]*)"/g)].map(([, each]) => each);
  // A page whose scripts may connect to nothing cannot search; its header leads to the page that does.
  const leads = page.html.includes('data-connects="nowhere"') && page.html.includes('href="/search"');
  const needsOne = !page.isRedirect && !withoutSearch.has(page.address) && !leads;
  if (needsOne && named.length === 0) return [{ where: page.address, what: 'has no search' }];
  return named
    .filter((each) => each !== INDEX_ADDRESS)
    .map((each) => ({ where: page.address, what: `searches ${each}, not ${INDEX_ADDRESS}` }));
}

/** Pages to be found that are not in the index; a page known by another address is found under that one. */
function missing(site: BuiltSite, indexed: ReadonlySet<string>, isSplit: boolean): Problem[] {
  return (
    site.pages
      .filter((page) => page.isIndexable && canonicalOf(page) === new URL(page.address, site.origin).href)
      // A list is found by its first page.
      .filter((page) => !page.root.querySelector('head link[rel="prev"]'))
      .filter(({ address }) => !indexed.has(address))
      // Older articles are found by the files of the blog's own search.
      .filter(({ address }) => !(isSplit && /^\/blog\/\d+$/.test(address)))
      .map(({ address }) => ({ where: address, what: 'is not in the search index' }))
  );
}

function canonicalOf(page: Page): string | undefined {
  return page.root.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

function deadEnds(site: BuiltSite, href: string): Problem[] {
  const [path = '', anchor] = href.split('#');
  const page = site.page(path);
  if (!page) return [{ where: 'search index', what: `${href}: there is no such page` }];
  if (!page.isIndexable) return [{ where: 'search index', what: `${href}: the page asks not to be found` }];
  const exists = !anchor || page.root.querySelectorAll('[id]').some(({ id }) => id === anchor);
  return exists ? [] : [{ where: 'search index', what: `${href}: the page has no such place` }];
}

/** Without script the search is a list: whatever can be found is on it, or on the list that a long section leads to. */
function unlisted(site: BuiltSite, { hrefs }: SearchFile): Problem[] {
  const links = site.page('/search')?.root.querySelectorAll('main a[href]') ?? [];
  const listed = new Set(links.map((link) => link.getAttribute('href')));
  const long = Map.groupBy(hrefs, (href) => sectionOf(searchSections, href));
  const isElsewhere = (href: string) => {
    const section = sectionOf(searchSections, href);
    return section?.list && listed.has(section.list) && (long.get(section)?.length ?? 0) > MOST_LISTED;
  };
  return hrefs
    .filter((href) => !listed.has(href) && !isElsewhere(href))
    .map((href) => ({ where: '/search', what: `does not list ${href}` }));
}

function unexpected(find: SiteSearch, queries: SearchExpectation[]): Problem[] {
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
