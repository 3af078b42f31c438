// Every referenced address exists as page, file or id; external links are safe.
import { linkProblem, type Pages } from '../build/links.ts';
import type { BuiltSite, CheckFinding, CheckProblem } from './built-site.ts';
import { allReferences, type Reference, referencesIn } from './references.ts';

const contactSchemes = new Set(['mailto:', 'tel:', 'sms:']);

/** Addresses of the server, which have no file. */
const answeredByServer = /^\/sandbox\/(v1|log)\b/;

export function links(site: BuiltSite): CheckFinding {
  const problems: CheckProblem[] = [];
  const pages = pagesOf(site);
  const references = allReferences(site);

  for (const reference of references) {
    const report = (what: string) =>
      problems.push({ where: reference.where, what: `${reference.by} ${reference.url}: ${what}` });

    const url = URL.parse(reference.url, new URL(reference.where, site.origin));
    if (!url) report('is no address');
    else if (reference.url === '' || reference.url === '#') report('leads nowhere');
    else if (contactSchemes.has(url.protocol)) contact(url, report);
    else if (url.origin === site.origin) internal(url, reference, report);
    else external(url, reference, report);
  }

  function internal(url: URL, { kind, by }: Reference, report: (what: string) => void): void {
    // The build stops at a broken `<a>` and names the file and line (build/links.ts).
    if (by === '<a>') return;
    if (kind === 'mention' && answeredByServer.test(url.pathname)) return;
    const problem = linkProblem(url.pathname + (kind === 'mention' ? '' : url.hash), undefined, pages);
    if (problem) report(problem);
  }

  return {
    checked: `${references.length} addresses in ${site.pages.length} pages`,
    problems: withoutRepeats(problems),
  };
}

/** Lists every page for visitors without script; it is no way to find one. */
const LIST_OF_ALL = '/search';

/** A page for search engines that no other page links to. */
export function linkedPages(site: BuiltSite): CheckFinding {
  // A page at two addresses counts as one.
  const mainAddress = (path: string) => {
    const { canonical } = site.page(path) ?? {};
    return canonical ? new URL(canonical).pathname : path;
  };
  const linked = new Set(
    site.contentPages
      .filter(({ address }) => address !== LIST_OF_ALL)
      .flatMap((page) =>
        referencesIn(page, site.origin)
          .filter(({ kind }) => kind === 'link')
          .map(({ url }) => URL.parse(url, new URL(page.address, site.origin)))
          .flatMap((url) => (url?.origin === site.origin ? mainAddress(url.pathname) : []))
          .filter((path) => path !== mainAddress(page.address)),
      ),
  );
  const alone = site.pages.filter(({ isPublic, address }) => isPublic && !linked.has(mainAddress(address)));
  return {
    checked: `${site.contentPages.length} pages`,
    problems: alone
      .filter(({ address }) => address !== '/')
      .map(({ address }) => ({
        where: address,
        what: 'no page links to it: add a link in content',
      })),
  };
}

function withoutRepeats(problems: CheckProblem[]): CheckProblem[] {
  const byProblem = Map.groupBy(problems, ({ what }) => what);
  return [...byProblem].map(([what, same]) => {
    const pages = new Set(same.map(({ where }) => where));
    const [first = ''] = pages;
    return { where: pages.size === 1 ? first : `${first} and ${pages.size - 1} more`, what };
  });
}

function contact(url: URL, report: (what: string) => void): void {
  if (url.protocol === 'mailto:') {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(decodeURIComponent(url.pathname))) report('is no mail address');
  } else if (!/^\+\d{6,15}$/.test(url.pathname)) {
    report('is no international phone number');
  }
}

function external(url: URL, { element, kind }: Reference, report: (what: string) => void): void {
  if (url.protocol !== 'https:') report('is not https');
  if (kind === 'resource') report('is of another host, which the policy refuses');
  if (kind === 'link' && element?.getAttribute('target') === '_blank') {
    const relations = (element.getAttribute('rel') ?? '').split(/\s+/);
    if (!relations.includes('noopener')) report('opens a new tab without rel="noopener"');
  }
}

function pagesOf(site: BuiltSite): Pages {
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    has: (path) => site.page(path) !== undefined || site.files.has(path.slice(1)),
    addresses: () => site.pages.map(({ address }) => address),
    partsOf: (path) => {
      const elements = ids.has(path) ? undefined : site.page(path)?.root.querySelectorAll('[id]');
      if (elements) ids.set(path, new Set(elements.map((element) => element.getAttribute('id') ?? '')));
      return ids.get(path);
    },
  };
}
