// `/og/pricing.png`: the sharing pictures.
import type { APIRoute, GetStaticPaths } from 'astro';
import { organisation } from '~/facts/organisation';
import { allMetas } from '~/features/search/all-metas';
import { picturePage } from '~/lib/page-meta';
import { cleanPath, pictureName } from '~/seo/addresses';
import { renderPicture } from '~/seo/og/render-picture';

export const getStaticPaths = (async () => {
  const metas = await allMetas();
  const shown = new Set(metas.map(picturePage));
  return metas
    .filter(({ path }) => shown.has(path))
    .map(({ path, title, ogTitle }) => ({
      params: { page: pictureName(path) },
      props: { title: ogTitle ?? title, path },
    }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string; path: string }> = async ({ props: { title, path }, site }) => {
  const address = cleanPath(`${site?.host ?? ''}${path}`);
  const picture = await renderPicture({ title, brand: organisation.name, address, seed: path });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
