// The files that this person opened last, in this browser.
const KEY = 'website-opened';
const MOST = 6;

export const openedLast = (): string[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

export function rememberOpened(path: string): void {
  const others = openedLast().filter((each) => each !== path);
  localStorage.setItem(KEY, JSON.stringify([path, ...others].slice(0, MOST)));
}
