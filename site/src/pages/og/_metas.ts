// Every page that gets a sharing picture: those with words in content/pages, and those that come from collections.
import type { PageMeta } from '~/seo/page-meta';
import { guideMetas } from '../_guides';
import { blogMetas } from '../blog/_meta';
import { docMetas } from '../docs/_docs';
import { documentMetas } from '../documents/_meta';
import { eventMetas } from '../events/_events';
import { pressMetas } from '../press/_press';
import { reportMetas } from '../reports/_reports';
import { releaseMetas } from '../updates/_releases';
import { paperMetas } from '../whitepapers/_papers';

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
