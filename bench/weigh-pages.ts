// The part `weights`: what a first visit to each page transfers, by the rules of the check that holds the budgets.
import type { BuiltSite } from '../site/checks/built-site.ts';
import { weigh } from '../site/checks/weights.ts';
import { circumstances } from './circumstances.ts';
import type { Results } from './results.ts';

export function weighPages(site: BuiltSite): Results['weights'] {
  const pages = site.pages
    .filter((page) => !page.isRedirect && !page.isGallery)
    .map((page) => {
      const { address, html, script, fonts, rest, touched } = weigh(page, site);
      return { address, html, script, fonts, rest, touched };
    });
  return { ...circumstances(), pages };
}
