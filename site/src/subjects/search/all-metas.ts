// Every page that gets a sharing picture: those with words in content/pages, and those that come from collections.
import type { PageMeta } from '~/seo/page-meta';
import { blogMetas } from '~/subjects/blog/meta';
import { docMetas } from '~/subjects/docs/load-docs';
import { documentMetas } from '~/subjects/documents/document-pages';
import { guideMetas } from '~/subjects/documents/guides';
import { eventMetas } from '~/subjects/events/load-events';
import { pressMetas } from '~/subjects/press/load-press';
import { paperMetas } from '~/subjects/publications/papers';
import { reportMetas } from '~/subjects/publications/reports';
import { releaseMetas } from '~/subjects/releases/load-releases';

const pages = import.meta.glob<PageMeta>('/src/content/pages/**/*.ts', { eager: true, import: 'meta' });

const collections = [
  blogMetas,
  docMetas,
  documentMetas,
  eventMetas,
  guideMetas,
  paperMetas,
  pressMetas,
  releaseMetas,
  reportMetas,
];

/** A page without a picture of its own names in its meta whose it borrows (`pictureOf`). */
export async function metasWithPicture(): Promise<(PageMeta & { path: string })[]> {
  const collected = await Promise.all(collections.map((metas) => metas()));
  return [Object.values(pages), ...collected]
    .flat()
    .filter((meta): meta is PageMeta & { path: string } => !!meta?.path && !meta.pictureOf);
}
