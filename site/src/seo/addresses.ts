// Addresses as the site writes them: no trailing slash, one sharing picture for each page.

/** `/pricing/`, `/pricing/index.html` and `/pricing` are one page; home is `/`. */
export function cleanPath(path: string): string {
  const clean = path
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** The full address of a page or file. Home ends in its slash; nothing else does. */
export function absoluteUrl(site: URL | string, path: string): string {
  return new URL(cleanPath(path), site).href;
}

/** The name under `/og/` of a page's picture: `index`, `pricing`, `security/bug-bounty`. */
export function pictureName(path: string): string {
  return cleanPath(path).slice(1) || 'index';
}

/** Where the sharing picture of a page lies. */
export function picturePath(path: string): string {
  return `/og/${pictureName(path)}.png`;
}
