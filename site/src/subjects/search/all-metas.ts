// Every page of the site by what it says about itself: those with words in content/pages, and what there is many of.
import type { PageMeta } from '~/seo/page-meta';
import { blogMetas } from '~/subjects/blog/load-posts';
import { docMetas } from '~/subjects/docs/load-docs';
import { documentMetas, guideMetas } from '~/subjects/documents/load-documents';
import { eventMetas } from '~/subjects/events/load-events';
import { pressMetas } from '~/subjects/press/load-press';
import { paperMetas, reportMetas } from '~/subjects/publications/load-publications';
import { releaseMetas } from '~/subjects/releases/load-releases';

const modules = import.meta.glob<PageMeta | undefined>('/src/content/pages/**/*.ts', {
  eager: true,
  import: 'meta',
});

/** A module of words that several pages share has no meta. */
export const pageMetas = Object.values(modules).filter((meta) => meta !== undefined);

const collections: { title: string; metas: () => Promise<PageMeta[]> }[] = [
  { title: 'Documentation', metas: docMetas },
  { title: 'Articles', metas: blogMetas },
  { title: 'White papers', metas: paperMetas },
  { title: 'Reports', metas: reportMetas },
  { title: 'Security and compliance guides', metas: guideMetas },
  { title: 'Documents', metas: documentMetas },
  { title: 'Press releases', metas: pressMetas },
  { title: 'Events and recordings', metas: eventMetas },
  { title: 'Release notes', metas: releaseMetas },
];

/** Each subject that has many pages, with them. */
export const loadCollectionMetas = () =>
  Promise.all(collections.map(async ({ title, metas }) => ({ title, pages: await metas() })));

/** A page without a picture of its own names in its meta whose it borrows (`pictureOf`). */
export async function metasWithPicture(): Promise<(PageMeta & { path: string })[]> {
  const collected = (await loadCollectionMetas()).flatMap(({ pages }) => pages);
  return [...pageMetas, ...collected].filter(
    (meta): meta is PageMeta & { path: string } => !!meta.path && !meta.pictureOf,
  );
}
