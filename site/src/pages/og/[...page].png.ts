// `/og/pricing.png`: the sharing picture of every page that has words in content/pages, and of those that come from
// collections. A page without a picture of its own names in its meta whose it borrows (`pictureOf`).
import type { APIRoute, GetStaticPaths } from 'astro';
import { organisation } from '~/content/facts/organisation';
import { cleanPath, pictureName } from '~/seo/addresses';
import { renderPicture } from '~/seo/og/render-picture';
import type { PageMeta } from '~/seo/page-meta';
import { guideMetas } from '../_guides';
import { blogMetas } from '../blog/_meta';
import { documentMetas } from '../documents/_meta';
import { eventMetas } from '../events/_events';
import { pressMetas } from '../press/_press';
import { reportMetas } from '../reports/_reports';
import { releaseMetas } from '../updates/_releases';
import { paperMetas } from '../whitepapers/_papers';

const pages = import.meta.glob<PageMeta>('/src/content/pages/**/*.ts', { eager: true, import: 'meta' });

const collections = [
  blogMetas,
  documentMetas,
  eventMetas,
  guideMetas,
  paperMetas,
  pressMetas,
  releaseMetas,
  reportMetas,
];

export const getStaticPaths = (async () =>
  [Object.values(pages), ...(await Promise.all(collections.map((metas) => metas())))]
    .flat()
    .flatMap((meta) =>
      meta?.path && !meta.pictureOf
        ? {
            params: { page: pictureName(meta.path) },
            props: { title: meta.ogTitle ?? meta.title, path: meta.path },
          }
        : [],
    )) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string; path: string }> = async ({ props: { title, path }, site }) => {
  const address = cleanPath(`${site?.host ?? ''}${path}`);
  const picture = await renderPicture({ title, brand: organisation.name, address, seed: path });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
