// `/llms.txt`: the site in one page of text, for language models.
import type { APIRoute } from 'astro';
import { organisation } from '~/content/facts/organisation';
import { footerGroups } from '~/content/navigation';
import { llmsText } from '~/seo/llms';
import type { PageMeta } from '~/seo/page-meta';
import { docMetas } from './docs/_docs';

const pages = import.meta.glob<PageMeta | undefined>('/src/content/pages/**/*.ts', {
  eager: true,
  import: 'meta',
});

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(
    llmsText({
      site,
      organisation,
      groups: footerGroups,
      pages: Object.values(pages).filter((meta) => !!meta),
      docs: await docMetas(),
    }),
  );
