// Which section of the site an address belongs to.
import { fillPlaces } from '../../lib/words.ts';
import type { SearchSection } from './words.ts';

/** Of a section with a list of its own, the list of everything has so many. */
export const MOST_LISTED = 60;

/** The section with the longest beginning that fits, or the one for other pages; `/` fits itself alone. */
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

type Link = { label: string; href: string };

/** The links by section; of one that has a list of its own, no more than fit here, and a link with the words `more`. */
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
          { label: fillPlaces(more, { section: title, count: own.length }), href: list },
        ],
      },
    ];
  });
}
