// Which section of the site an address belongs to.

export type SearchSection = {
  name: string;
  under: readonly string[];
  /** How much more, or less, its pages count among results; 1 unless it says. */
  weight?: number;
};

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
