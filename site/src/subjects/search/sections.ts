// Which section of the site an address belongs to.

export type SearchSection = {
  name: string;
  under: readonly string[];
  /** The page that lists all of it, where it can become too much for the list of everything. */
  list?: string;
  /** How much more, or less, its pages count among results; 1 unless it says. */
  weight?: number;
};

/** Of a section with a list of its own, the list of everything has so many. */
export const MOST_LISTED = 60;

/** The section with the longest beginning that fits; `/` stands for itself alone. */
export function sectionOf(sections: readonly SearchSection[], href: string): SearchSection | undefined {
  const path = href.replace(/[#?].*$/, '');
  const fits = sections.flatMap((section) =>
    section.under
      .filter((start) => path === start || (start !== '/' && path.startsWith(`${start}/`)))
      .map((start) => ({ section, length: start.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.section;
}

type Link = { label: string; href: string };

/** The links by section; of one that has a list of its own, no more than fit here, and `allOf` it leads there. */
export function inSections(
  sections: readonly SearchSection[],
  links: readonly Link[],
  allOf: (name: string, count: number) => string,
) {
  const groups = Map.groupBy(links, ({ href }) => sectionOf(sections, href));
  return sections.flatMap((section) => {
    const own = groups.get(section) ?? [];
    const { name: title, list } = section;
    if (!list || own.length <= MOST_LISTED) return own.length > 0 ? [{ title, links: own }] : [];
    return [
      { title, links: [...own.slice(0, MOST_LISTED), { label: allOf(title, own.length), href: list }] },
    ];
  });
}
