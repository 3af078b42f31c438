// The search answers people's questions, and its index has every page.
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { openIndex, type SiteSearch } from '../src/features/search/browser/site-search.ts';
import { INDEX_ADDRESS, type SearchFile, unpack } from '../src/features/search/index-file.ts';
import { MOST_LISTED, sectionOf } from '../src/features/search/sections.ts';
import { searchSettings } from '../src/features/search/words.ts';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

export const indexFile = INDEX_ADDRESS.slice(1);

export async function search(site: BuiltSite, all: readonly SearchQuestion[]): Promise<CheckFinding> {
  // An editor may remove any page or entry.
  const questions = all
    .map(({ question, pages }) => ({ question, pages: pages.filter((page) => !deadEnds(site, page)[0]) }))
    .filter(({ pages }) => pages.length > 0);
  const checked = `${questions.length} questions, ${all.length - questions.length} not asked`;
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
    ...unanswered(await openIndex(index), questions),
  ];
  return { checked: `${entries.length} entries, ${checked}`, problems };
}

function wrongIndex(page: Page): CheckProblem[] {
  // The parser skips templates.
  const named = [...page.html.matchAll(/data-search-panel="([^"]*)"/g)].map(([, each]) => each);
  // Pages that may not connect link to the search page.
  const leads = page.html.includes('data-connects="nowhere"') && page.html.includes('href="/search"');
  const needsOne = !page.isRedirect && !leads;
  if (needsOne && named.length === 0) return [{ where: page.address, what: 'has no search' }];
  return named
    .filter((each) => each !== INDEX_ADDRESS)
    .map((each) => ({ where: page.address, what: `searches ${each}, not ${INDEX_ADDRESS}` }));
}

/** Pages missing in the index; a page with another canonical address is found there. */
function missing(site: BuiltSite, indexed: ReadonlySet<string>): CheckProblem[] {
  return (
    site.pages
      .filter((page) => page.isPublic && page.canonical === new URL(page.address, site.origin).href)
      // A list is found by its first page.
      .filter((page) => !page.root.querySelector('head link[rel="prev"]'))
      .filter(({ address }) => !indexed.has(address))
      .map(({ address }) => ({ where: address, what: 'is not in the search index' }))
  );
}

function deadEnds(site: BuiltSite, href: string): CheckProblem[] {
  const [path = '', anchor] = href.split('#');
  const page = site.page(path);
  if (!page) return [{ where: 'search index', what: `${href}: there is no such page` }];
  if (!page.isPublic) return [{ where: 'search index', what: `${href}: the page asks not to be found` }];
  const exists = !anchor || page.root.querySelectorAll('[id]').some(({ id }) => id === anchor);
  return exists ? [] : [{ where: 'search index', what: `${href}: the page has no such place` }];
}

/** Without script, /search lists every page, directly or through a section's list. */
function unlisted(site: BuiltSite, { hrefs }: SearchFile): CheckProblem[] {
  const links = site.page('/search')?.root.querySelectorAll('main a[href]') ?? [];
  const listed = new Set(links.map((link) => link.getAttribute('href')));
  const long = Map.groupBy(hrefs, (href) => sectionOf(searchSettings.sections, href));
  const isElsewhere = (href: string) => {
    const section = sectionOf(searchSettings.sections, href);
    return section.list && listed.has(section.list) && (long.get(section)?.length ?? 0) > MOST_LISTED;
  };
  return hrefs
    .filter((href) => !href.includes('#') && !listed.has(href) && !isElsewhere(href))
    .map((href) => ({ where: '/search', what: `does not list ${href}` }));
}

/** A question, and the pages of which one answers it. */
export type SearchQuestion = { question: string; pages: readonly string[] };

/** Shares of questions that are answered first, and among the first three. */
const TARGETS = [
  { top: 1, share: 0.7 },
  { top: 3, share: 0.95 },
];

function unanswered(find: SiteSearch, questions: readonly SearchQuestion[]): CheckProblem[] {
  const answers = questions.map(({ question, pages }) => {
    const found = find(question).hits.map(({ entry }) => entry);
    return { question, pages, found, place: found.findIndex((entry) => pages.includes(entry)) + 1 };
  });
  return TARGETS.flatMap(({ top, share }) => {
    const missed = answers.filter(({ place }) => place === 0 || place > top);
    const answered = 1 - missed.length / questions.length;
    if (questions.length === 0 || answered >= share) return [];
    const lines = missed.map(
      ({ question, pages, found, place }) =>
        `“${question}”: ${pages.join(' or ')} in place ${place || 'none'}; first ${found.slice(0, 3).join(', ') || 'nothing'}`,
    );
    const what = `${Math.floor(answered * 100)}% of questions have their answer among the first ${top}, not ${share * 100}%`;
    return [{ where: QUESTIONS, what: [what, ...lines].join('\n    ') }];
  });
}

const QUESTIONS = 'site/checks/search-questions.yaml';

const listed = z.array(z.tuple([z.string(), z.union([z.string(), z.array(z.string())])]));

export const searchQuestions = (): SearchQuestion[] =>
  listed
    .parse(parse(readFileSync(new URL('search-questions.yaml', import.meta.url), 'utf8')))
    .map(([question, pages]) => ({ question, pages: [pages].flat() }));
