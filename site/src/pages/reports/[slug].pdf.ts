// `/reports/2024-impact.pdf`: each yearly report as a file, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { sendPdf } from '~/files/pdf/pdf-file';
import { loadReports } from '~/subjects/publications/load';
import type { LoadedReport } from '~/subjects/publications/schema';
import { pdfFacts } from '~/subjects/publications/view';

export const getStaticPaths = (async () =>
  (await loadReports()).map((report) => ({
    params: { slug: report.slug },
    props: report,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<LoadedReport> = ({ props }) => sendPdf(pdfFacts(props));
