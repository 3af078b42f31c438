// Pages of a built site from its files, so that new pages are covered.
import { addressOf as addressOfPage } from '../build/dist-files.ts';

/** `pricing/index.html` is served at `/pricing`, `404.html` at `/404`; other files are no pages. */
export const addressOf = (file: string): string | undefined =>
  file.endsWith('.html') ? addressOfPage(file) : undefined;

/** The component gallery exists in test builds only. */
export function isGallery(address: string): boolean {
  return address === '/gallery' || address.startsWith('/gallery/');
}
