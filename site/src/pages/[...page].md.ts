// `/docs/uganda/emis.md`: every page of the documentation as Markdown.
import type { APIRoute, GetStaticPaths } from 'astro';
import { docMarkdown, docsMapMarkdown } from '~/lib/doc-markdown';
import { docPath, docSections } from '~/lib/docs';
import { absoluteUrl } from '~/seo/addresses';
import { apiOf } from './docs/_api';
import { type DocEntry, loadDocs } from './docs/_docs';

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
