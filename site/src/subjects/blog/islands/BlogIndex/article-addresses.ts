// Where the blog's list finds its pages, and what it fetches: the build writes these files, the list reads them.

/** Articles on a page of the list. */
export const PER_PAGE = 6;

export const LIST = '/blog';

export const cardsAddress = (page: number | string) => `${LIST}/cards/${page}.json`;

export const wordsAddress = (letter: string) => `${LIST}/words/${letter}.json`;

/** The file a word stands in: its first letter or digit, and one file for what begins otherwise. */
export const letterOf = (word: string) => word.match(/^[a-z0-9]/)?.[0] ?? 'other';

/** All there are. A letter that no word begins with has an empty file, so that asking for it is no mistake. */
export const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'other'];
