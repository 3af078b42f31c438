// Lists and reads the files of a build.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decoded } from '../src/lib/text.ts';

/** Every file under `folder`, as sorted paths relative to it, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The clean address of a built page: `about/index.html` is `/about`. */
export const addressOf = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Longer than any head before its styles. */
const HEAD_BYTES = 8192;
const room = Buffer.alloc(HEAD_BYTES);

/** The head of a page up to its styles; most steps need no more. */
export function headOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    return room.toString('utf8', 0, readSync(file, room));
  } finally {
    closeSync(file);
  }
}

const LINKS = /<(?:a\b[^>]*?\shref|img\b[^>]*?\ssrc)="([^"]*)"/g;

/** Reads the links of pages. Reports each address once, but a missing fragment on every page. */
export function linkReader(): (html: string) => string[] {
  const checked = new Set<string>();
  return (html) => {
    const all = [...html.matchAll(LINKS)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    const links = [...new Set(all)].filter((link) => !isElsewhere(link) && !checked.has(link));
    for (const link of links) if (link.startsWith('/')) checked.add(link);
    const ids = links.some((link) => link.startsWith('#')) ? new Set(idsIn(html)) : undefined;
    return links.filter((link) => !link.startsWith('#') || !ids?.has(decoded(link.slice(1))));
  };
}

/** Another site, or mailto: and tel:. No link begins with another scheme. */
export const isElsewhere = (link: string): boolean => /^(?:https?:|mailto:|tel:|\/\/)/i.test(link);

export const idsIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id);
