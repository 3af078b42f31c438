// Maps an address to its section of the site.

import type { Link } from '../../components/schema.ts';
import { fillValues } from '../../lib/format-text.ts';
import type { SearchSection } from './words.ts';

/** Maximum of links in a section that has its own list page. */
export const MOST_LISTED = 60;

/** The section with the longest matching prefix, or the one for other pages; `/` matches only itself. */
export function sectionOf(sections: readonly SearchSection[], href: string): SearchSection {
  const path = href.replace(/[#?].*$/, '');
  const fits = sections.flatMap((section) =>
    section.under
      .filter((start) => path === start || (start !== '/' && path.startsWith(`${start}/`)))
      .map((start) => ({ section, length: start.length })),
  );
  const [longest] = fits.sort((a, b) => b.length - a.length);
  const section = longest?.section ?? sections.find(({ others }) => others);
  if (!section) throw new Error(`No section takes ${href}.`);
  return section;
}

/** Links by section; a section with its own list is cut and gets a link with the words `more`. */
export function inSections(sections: readonly SearchSection[], links: readonly Link[], more: string) {
  const groups = Map.groupBy(links, ({ href }) => sectionOf(sections, href));
  return sections.flatMap((section) => {
    const own = groups.get(section) ?? [];
    const { name: title, list } = section;
    if (!list || own.length <= MOST_LISTED) return own.length > 0 ? [{ title, links: own }] : [];
    return [
      {
        title,
        links: [
          ...own.slice(0, MOST_LISTED),
          { label: fillValues(more, { section: title, count: own.length }), href: list },
        ],
      },
    ];
  });
}
