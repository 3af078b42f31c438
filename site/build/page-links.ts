// The addresses of this site that a finished page links to or shows, as far as they are worth a look.
import { idsIn, isElsewhere } from './link-problem.ts';

const LINKS = /<(?:a\b[^>]*?\shref|img\b[^>]*?\ssrc)="([^"]*)"/g;

/** Nearly all links of a page stand on every page, so each is given once by whoever asks page after page. */
export function linkReader(): (html: string) => string[] {
  const given = new Set<string>();
  return (html) => {
    const all = new Set([...html.matchAll(LINKS)].map(([, link = '']) => link.replaceAll('&amp;', '&')));
    const own = [...all].some((link) => link.startsWith('#')) ? new Set(idsIn(html)) : undefined;
    return [...all].filter((link) => {
      if (isElsewhere(link) || given.has(link)) return false;
      // A part of the page itself means another thing on each page, and is looked for at once.
      if (link.startsWith('#')) return !own?.has(decodeURIComponent(link.slice(1)));
      // So does an address that is not whole.
      if (link.startsWith('/')) given.add(link);
      return true;
    });
  };
}
