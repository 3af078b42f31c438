// Which pages a built site has, told from its files alone, so that a new page is covered by being there.
import { readdirSync } from 'node:fs';

/** Every file under a folder, with forward slashes, in a stable order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1))
    .sort();
}

/** `pricing/index.html` is served at `/pricing`, `404.html` at `/404`; other files are no pages. */
export function addressOf(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The page that shows the parts of the design system exists in test builds only. */
export function isGallery(address: string): boolean {
  return address === '/gallery' || address.startsWith('/gallery/');
}
