// Every page by section, and the entries inside pages that can be linked to.
import { searchSections } from '~/content/search';
import { metasWithPicture } from './all-metas';
import { entriesInPages } from './entries-in-pages';
import { sectionOf } from './sections';

export async function allPages() {
  const metas = (await metasWithPicture()).filter(({ noindex }) => !noindex);
  const pages = metas.map(({ title, path, canonical }) => ({ label: title, href: canonical ?? path }));
  const links = [
    ...new Map([...pages, ...(await entriesInPages())].map((link) => [link.href, link])).values(),
  ];
  const groups = searchSections.map((section) => ({
    title: section.name,
    links: links.filter(({ href }) => sectionOf(searchSections, href) === section),
  }));
  return groups.filter(({ links: own }) => own.length > 0);
}
