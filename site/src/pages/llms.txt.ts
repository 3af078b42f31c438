// `/llms.txt`: the site in one page of text, for language models.
import type { APIRoute } from 'astro';
import { footerGroups } from '~/content/navigation';
import { organisation } from '~/facts/organisation';
import { llmsText } from '~/seo/llms';
import { loadCollectionMetas, pageMetas } from '~/subjects/search/all-metas';

export const GET: APIRoute = async ({ url, site = url }) => {
  const collections = await loadCollectionMetas();
  return new Response(llmsText({ site, organisation, groups: footerGroups, pages: pageMetas, collections }));
};
