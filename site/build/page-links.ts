// The addresses of this site that a finished page links to or shows, as far as they are worth a look.

const LINKS = /<(?:a\b[^>]*?\shref|img\b[^>]*?\ssrc)="([^"]*)"/g;

/**
 * Those of what the page itself says are all given, since it may be kept for builds to come. What stands around it stands on
 * every page, so whoever asks page after page is given each of those once.
 */
export function linkReader(): (html: string) => string[] {
  const given = new Set<string>();
  return (html) => {
    const inside = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + 1);
    const own = linksIn(inside);
    const around = linksIn(html.replace(inside, '')).filter((link) => !given.has(link));
    // An address that is not whole means another thing on each page.
    for (const link of around) if (link.startsWith('/')) given.add(link);
    const all = [...new Set([...own, ...around])];
    const ids = all.some((link) => link.startsWith('#')) ? new Set(idsIn(html)) : undefined;
    // So does a part of the page itself, which is looked for at once.
    return all.filter((link) => !link.startsWith('#') || !ids?.has(decodeURIComponent(link.slice(1))));
  };
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(LINKS)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !isElsewhere(link));

/** On another site, or a way to write or call. */
export const isElsewhere = (link: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(link);

/** The parts of a page that can be linked to. */
export const idsIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id);
