// `/docs/uganda/emis.md`: every page of the documentation as Markdown.
import type { APIRoute, GetStaticPaths } from 'astro';
import { absoluteUrl } from '~/seo/addresses';
import { apiOf } from '~/subjects/docs/api-of-page';
import { docMarkdown, docsMapMarkdown } from '~/subjects/docs/doc-markdown';
import { type DocEntry, loadDocs } from '~/subjects/docs/load-docs';
import { docPath, docSections } from '~/subjects/docs/reading-order';

type Props = { doc: DocEntry; docs: DocEntry[] };

export const getStaticPaths = (async () => {
  const docs = await loadDocs();
  return docs.map((doc) => ({ params: { page: docPath(doc).slice(1) }, props: { doc, docs } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { doc, docs }, url, site = url }) => {
  const map = docSections(docs).filter(({ group }) => group !== 'start');
  const parts = doc.id === 'index' ? [docsMapMarkdown(map)] : apiOf(doc).markdown;
  const text = { ...doc.data, body: doc.body ?? '', url: absoluteUrl(site, docPath(doc)) };
  return new Response(docMarkdown(text, parts), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
