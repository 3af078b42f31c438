// `/documents/dpa.pdf`: each document as a file, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { type DocumentFile, documentFiles, fileLink } from '~/subjects/documents/document-files';

export const getStaticPaths = (async () =>
  (await documentFiles()).map((file) => ({
    params: { slug: file.slug },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: DocumentFile }> = async ({ props: { file } }) => {
  const { pdf } = await fileLink(file);
  return new Response(new Uint8Array(pdf.bytes), { headers: { 'Content-Type': 'application/pdf' } });
};
