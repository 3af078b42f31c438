// Metadata of every page.

import { pageMetas } from '~/facts/read-page';
import { loadPosts } from '~/features/blog/load';
import { blogMetas } from '~/features/blog/view';
import { loadDocs } from '~/features/docs/load';
import { docMeta } from '~/features/docs/view';
import { loadDocuments, loadGuides } from '~/features/documents/load';
import { documentMetas, guideMetas } from '~/features/documents/view';
import { loadProgramme } from '~/features/events/load';
import { eventMetas } from '~/features/events/view';
import { loadIssues } from '~/features/newsletter/load';
import { issueMeta } from '~/features/newsletter/view';
import { loadPressReleases } from '~/features/press/load';
import { pressMetas } from '~/features/press/view';
import { loadPapers, loadReports } from '~/features/publications/load';
import { publicationMeta } from '~/features/publications/view';
import { loadReleases } from '~/features/releases/load';
import { releaseMeta } from '~/features/releases/view';
import type { PageMeta } from '~/lib/page-meta';
import { inSections } from './sections';
import { search, searchSettings } from './words';

export { pageMetas };

export const subjectMetas = {
  blog: async () => blogMetas(await loadPosts()),
  docs: async () => (await loadDocs()).map(docMeta),
  documents: async () => documentMetas(await loadDocuments()),
  events: async () => eventMetas(await loadProgramme()),
  guides: async () => guideMetas(await loadGuides()),
  letters: async () => (await loadIssues()).map(issueMeta),
  papers: async () => (await loadPapers()).map(publicationMeta),
  press: async () => pressMetas(await loadPressReleases()),
  releases: async () => (await loadReleases()).map(releaseMeta),
  reports: async () => (await loadReports()).map(publicationMeta),
} satisfies Record<string, () => Promise<PageMeta[]>>;

export async function allMetas(): Promise<(PageMeta & { path: string })[]> {
  const collected: PageMeta[][] = await Promise.all(Object.values(subjectMetas).map((metas) => metas()));
  return [...pageMetas(), ...collected.flat()].filter(
    (meta): meta is PageMeta & { path: string } => !!meta.path,
  );
}

export async function allPages() {
  const metas = (await allMetas()).filter(({ noindex }) => !noindex);
  const links = metas.map(({ title, path, canonical }) => ({ label: title, href: canonical ?? path }));
  const once = [...new Map(links.map((link) => [link.href, link])).values()];
  return inSections(searchSettings.sections, once, search.all.more);
}
