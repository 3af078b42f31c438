// The open file in the address of the editor, and the files that were opened last in this browser.

/** Addresses of screens that show no file. */
export const PUBLISH = 'publish';
export const LAUNCH = 'launch';

/** A file, the first field to show, and words in it. */
export type Where = { path: string; field: string; words: string };

/** `#blog/week-four.md?title&words`, `#new:blog`, `#start`. */
export function inAddress(): Where {
  const [path = '', rest = ''] = decodeURIComponent(location.hash.slice(1))
    .replace(/^(?:start|main)$/, '')
    .split('?');
  const [field = '', ...words] = rest.split('&');
  return { path, field, words: words.join('&') };
}

export const hashOf = ({ path, field, words }: Where) =>
  `#${path}?${field}${words && `&${encodeURIComponent(words)}`}`;

const OPENED = 'website-opened';
const MOST_OPENED = 6;

export const openedLast = (): string[] => JSON.parse(localStorage.getItem(OPENED) ?? '[]');

export function rememberOpened(path: string): void {
  const all = new Set([path, ...openedLast()]);
  localStorage.setItem(OPENED, JSON.stringify([...all].slice(0, MOST_OPENED)));
}
