// Every address that the site mentions is a page, a file or an id that exists; links to elsewhere are safe ones.
import type { BuiltSite, Finding, Page, Problem } from './built-site.ts';
import { type Reference, referencesIn, referencesInFiles } from './references.ts';

/** Ways to reach a person rather than a page. */
const contactSchemes = new Set(['mailto:', 'tel:', 'sms:']);

/** What the desk answers to programs; a text may mention it, and no file stands for it. */
const answeredByDesk = /^\/sandbox\/(v1|log)\b/;

export function links(site: BuiltSite): Finding {
  const problems: Problem[] = [];
  const references = [
    ...site.pages.flatMap((page) => referencesIn(page, site.origin)),
    ...referencesInFiles(site),
  ];

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

  function internal(url: URL, { kind }: Reference, report: (what: string) => void): void {
    const path = decodeURI(url.pathname);
    if (kind === 'mention' && answeredByDesk.test(path)) return;
    const id = decodeURIComponent(url.hash.slice(1));
    const target = site.page(path);
    if (path !== '/' && path.endsWith('/')) {
      report('has a trailing slash');
    } else if (!target && !site.files.has(path.slice(1))) {
      report('is no page or file of the site');
    } else if (target && id !== '' && kind !== 'mention' && !idsOf(target).has(id)) {
      report(`${path} has no id "${id}"`);
    }
  }

  return {
    checked: `${references.length} addresses in ${site.pages.length} pages`,
    problems: withoutRepeats(problems),
  };
}

/** The same broken link in every footer is one problem, with the number of pages it stands on. */
function withoutRepeats(problems: Problem[]): Problem[] {
  const pagesOf = Map.groupBy(problems, ({ what }) => what);
  return [...pagesOf].map(([what, same]) => {
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
  if (kind === 'link' && element?.getAttribute('target') === '_blank') {
    const relations = (element.getAttribute('rel') ?? '').split(/\s+/);
    if (!relations.includes('noopener')) report('opens a new tab without rel="noopener"');
  }
}

const ids = new WeakMap<Page, Set<string>>();

function idsOf(page: Page): Set<string> {
  let found = ids.get(page);
  if (!found) {
    found = new Set(page.root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? ''));
    ids.set(page, found);
  }
  return found;
}
