// Metadata of every page.

import { pageMetas as readPageMetas } from '~/facts/read-page';
import type { PageMeta } from '~/lib/page-meta';
import { loadAudiences } from '~/subjects/audiences/load';
import { audienceMeta } from '~/subjects/audiences/view';
import { loadPosts } from '~/subjects/blog/load';
import { blogMetas } from '~/subjects/blog/view';
import { loadDocs } from '~/subjects/docs/load';
import { docMeta } from '~/subjects/docs/view';
import { loadDocuments, loadGuides } from '~/subjects/documents/load';
import { documentMetas, guideMetas } from '~/subjects/documents/view';
import { loadProgramme } from '~/subjects/events/load';
import { eventMetas } from '~/subjects/events/view';
import { loadLetters } from '~/subjects/newsletter/load';
import { letterMeta } from '~/subjects/newsletter/view';
import { loadPressReleases } from '~/subjects/press/load';
import { pressMetas } from '~/subjects/press/view';
import { loadPapers, loadReports } from '~/subjects/publications/load';
import { publicationMeta } from '~/subjects/publications/view';
import { loadReleases } from '~/subjects/releases/load';
import { releaseMeta } from '~/subjects/releases/view';
import { inSections } from './sections';
import { search, searchSections } from './words';

export const pageMetas: PageMeta[] = readPageMetas();

export const subjectMetas = {
  audiences: async () => (await loadAudiences()).map(audienceMeta),
  blog: async () => blogMetas(await loadPosts()),
  docs: async () => (await loadDocs()).map(docMeta),
  documents: async () => documentMetas(await loadDocuments()),
  events: async () => eventMetas(await loadProgramme()),
  guides: async () => guideMetas(await loadGuides()),
  letters: async () => (await loadLetters()).map(letterMeta),
  papers: async () => (await loadPapers()).map(publicationMeta),
  press: async () => pressMetas(await loadPressReleases()),
  releases: async () => (await loadReleases()).map(releaseMeta),
  reports: async () => (await loadReports()).map(publicationMeta),
} satisfies Record<string, () => Promise<PageMeta[]>>;

export async function allMetas(): Promise<(PageMeta & { path: string })[]> {
  const collected: PageMeta[][] = await Promise.all(Object.values(subjectMetas).map((metas) => metas()));
  return [...pageMetas, ...collected.flat()].filter(
    (meta): meta is PageMeta & { path: string } => !!meta.path,
  );
}

export async function allPages() {
  const metas = (await allMetas()).filter(({ noindex }) => !noindex);
  const links = metas.map(({ title, path, canonical }) => ({ label: title, href: canonical ?? path }));
  const once = [...new Map(links.map((link) => [link.href, link])).values()];
  return inSections(searchSections, once, search.all.more);
}
