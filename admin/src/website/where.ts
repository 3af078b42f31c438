// The open file in the address of the editor, and the files that were opened last in this browser.
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** Addresses of screens that show no file. */
export const PUBLISH = 'publish';
export const LAUNCH = 'launch';

/** A file, the first field to show, and words in it. A new file is `new:` and its type. */
export type Where = { path: string; field: string; words: string };

/** `/website/file/blog/week-four.md?field=title&words=…`, `/website/new/blog`, `/website/publish`. */
function read(pathname: string, search: string): Where {
  const [, kind = '', rest = ''] =
    /^(?:\/admin)?\/website(?:\/([^/]+))?(?:\/(.*))?$/.exec(decodeURI(pathname)) ?? [];
  const query = new URLSearchParams(search);
  const path = kind === 'file' ? rest : kind === 'new' ? `new:${rest}` : kind;
  return { path, field: query.get('field') ?? '', words: query.get('words') ?? '' };
}

/** Another object after each navigation, also to the same place. */
export function useWhere(): Where {
  const place = useLocation();
  return useMemo(() => read(place.pathname, place.search), [place]);
}

/** Now, for what happens later. */
export const pathNow = (): string => read(location.pathname, '').path;

/** A file; `field` is shown first, and `words` are selected in it. */
export function fileAddress({ path, field = '', words = '' }: Partial<Where> & { path: string }): string {
  if (path === '' || path === PUBLISH || path === LAUNCH) return `/website/${path}`.replace(/\/$/, '');
  if (path.startsWith('new:')) return `/website/new/${path.slice('new:'.length)}`;
  const query = new URLSearchParams({ ...(field && { field }), ...(words && { words }) });
  return `/website/file/${encodeURI(path)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Of a link in the preview: `pages/home.yaml?hero.title&words`. */
export function addressOfPlace(place: string): string {
  const [path = '', rest = ''] = place.split('?');
  const [field = '', ...words] = rest.split('&');
  return fileAddress({ path, field, words: words.join('&') });
}

const OPENED = 'website-opened';
const MOST_OPENED = 6;

export const openedLast = (): string[] => JSON.parse(localStorage.getItem(OPENED) ?? '[]');

export function rememberOpened(path: string): void {
  const all = new Set([path, ...openedLast()]);
  localStorage.setItem(OPENED, JSON.stringify([...all].slice(0, MOST_OPENED)));
}
