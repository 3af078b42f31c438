// Canonical addresses without a trailing slash, and those of sharing pictures.

/** `/pricing/`, `/pricing/index.html` and `/pricing` are one page; home is `/`. */
export function cleanPath(path: string): string {
  const clean = path
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Absolute address. Only home ends with a slash. */
export function absoluteUrl(site: URL | string, path: string): string {
  return new URL(cleanPath(path), site).href;
}

/** Name of a page's picture under `/og/`: `index`, `pricing`, `security/bug-bounty`. */
export function pictureName(path: string): string {
  return cleanPath(path).slice(1) || 'index';
}

export function picturePath(path: string): string {
  return `/og/${pictureName(path)}.png`;
}
