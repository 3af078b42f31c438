// `/docs/uganda/emis.md`: every documentation page as Markdown.
import type { APIRoute, GetStaticPaths } from 'astro';
import { absoluteUrl } from '~/seo/addresses';
import { loadDocs } from '~/subjects/docs/load';
import type { LoadedDoc } from '~/subjects/docs/schema';
import { docMarkdown, docPath } from '~/subjects/docs/view';

type Props = { doc: LoadedDoc; docs: LoadedDoc[] };

export const getStaticPaths = (async () => {
  const docs = await loadDocs();
  return docs.map((doc) => ({ params: { page: docPath(doc).slice(1) }, props: { doc, docs } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { doc, docs }, url, site = url }) =>
  new Response(docMarkdown(doc, docs, absoluteUrl(site, docPath(doc))), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
