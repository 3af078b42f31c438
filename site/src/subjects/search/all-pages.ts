// Every page by section, and the entries inside pages that can be linked to.
import { allOf } from '~/content/pages/search';
import { searchSections } from '~/content/search';
import { metasWithPicture } from './all-metas';
import { entriesInPages } from './entries-in-pages';
import { inSections } from './sections';

export async function allPages() {
  const metas = (await metasWithPicture()).filter(({ noindex }) => !noindex);
  const pages = metas.map(({ title, path, canonical }) => ({ label: title, href: canonical ?? path }));
  const links = [
    ...new Map([...pages, ...(await entriesInPages())].map((link) => [link.href, link])).values(),
  ];
  return inSections(searchSections, links, allOf);
}
