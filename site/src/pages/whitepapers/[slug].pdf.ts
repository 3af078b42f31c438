// `/whitepapers/continuous-assessment.pdf`: each paper as a file, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { sendPdf } from '~/files/pdf/pdf-file';
import { loadPapers } from '~/subjects/publications/load';
import type { LoadedPaper } from '~/subjects/publications/schema';
import { pdfFacts } from '~/subjects/publications/view';

export const getStaticPaths = (async () =>
  (await loadPapers()).map((paper) => ({
    params: { slug: paper.slug },
    props: paper,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<LoadedPaper> = ({ props }) => sendPdf(pdfFacts(props));
