// How closely each page is looked at. Pages of one route are one template with other words: the first of them is seen in
// both themes at both widths and walked through by keyboard, each other one in one theme at one width.
import { dirname } from 'node:path/posix';
import { registeredPages } from './registered-pages.ts';

export const phone = { width: 320, height: 640 };
export const desktop = { width: 1280, height: 800 };

export type Look = { viewport: typeof phone; theme: 'light' | 'dark' };

const allLooks: Look[] = [
  { viewport: desktop, theme: 'light' },
  { viewport: desktop, theme: 'dark' },
  { viewport: phone, theme: 'light' },
  { viewport: phone, theme: 'dark' },
];

export type Inspection = { address: string; closely: boolean; looks: Look[] };

/** The other pages of a route take turns, so that each route is seen in every way. */
export function inspections(pages: string[], routeFiles: string[]): Inspection[] {
  const routes = routeFiles
    .filter((file) => file.endsWith('.astro'))
    .map(routeOf)
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const seen = new Map<string, number>();
  return pages.map((address) => {
    // What no file makes, such as the gallery, stands for itself.
    const file = routes.find(({ pattern }) => pattern.test(address))?.file ?? address;
    // A route that takes any path makes another kind of page in each folder.
    const route = file.includes('[...') ? `${file} in ${dirname(address)}` : file;
    const before = seen.get(route) ?? 0;
    const closely = before === 0 || registeredPages.includes(address);
    if (before === 0 || !closely) seen.set(route, before + 1);
    const look = allLooks[(before - 1) % allLooks.length];
    return { address, closely, looks: closely || !look ? allLooks : [look] };
  });
}

/** `blog/[article].astro` makes `/blog/1`. As Astro has it, a name goes before a parameter, and `[...rest]` comes last. */
function routeOf(file: string): { file: string; pattern: RegExp; rank: string } {
  const path = `/${file.replace(/\.astro$/, '')}`.replace(/\/index$/, '') || '/';
  const pattern = path
    .replace(/[.*+?^${}()|\\]/g, '\\$&')
    .replace(/\/\[\\\.\\\.\\\.\w+\]/g, '(?:/.+)?')
    .replace(/\[\w+\]/g, '[^/]+');
  const rank = path.split('/').map((part) => (part.startsWith('[...') ? 2 : part.startsWith('[') ? 1 : 0));
  return { file, pattern: new RegExp(`^${pattern}$`), rank: rank.join('') };
}
