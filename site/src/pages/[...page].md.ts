// `/docs/uganda/emis.md`: every documentation page as Markdown.
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadDocs } from '~/features/docs/load';
import type { LoadedDoc } from '~/features/docs/schema';
import { docMarkdown, docPath } from '~/features/docs/view';
import { absoluteUrl } from '~/seo/addresses';

type Props = { doc: LoadedDoc; docs: LoadedDoc[] };

export const getStaticPaths = (async () => {
  const docs = await loadDocs();
  return docs.map((doc) => ({ params: { page: docPath(doc).slice(1) }, props: { doc, docs } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { doc, docs }, url, site = url }) =>
  new Response(docMarkdown(doc, docs, absoluteUrl(site, docPath(doc))), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
