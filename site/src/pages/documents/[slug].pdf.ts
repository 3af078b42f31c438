// `/documents/dpa.pdf`: each document as a file, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { sendPdf } from '~/files/pdf/pdf-file';
import { loadDocuments } from '~/subjects/documents/load';
import type { LoadedDocument } from '~/subjects/documents/schema';
import { pdfFacts } from '~/subjects/documents/view';

export const getStaticPaths = (async () =>
  (await loadDocuments()).map((document) => ({
    params: { slug: document.slug },
    props: document,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<LoadedDocument> = ({ props }) => sendPdf(pdfFacts(props));
