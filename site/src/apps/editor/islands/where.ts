// The open file in the address of the editor.

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

export const addressOf = ({ path, field, words }: Where) =>
  `#${path}?${field}${words && `&${encodeURIComponent(words)}`}`;
