// `/reports/2024-impact.pdf`: each yearly report as a file, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { publicationLink, type Report, reportFiles } from '~/subjects/publications/publication-files';

export const getStaticPaths = (async () =>
  (await reportFiles()).map((report) => ({
    params: { slug: report.slug },
    props: { report },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ report: Report }> = async ({ props: { report } }) => {
  const { pdf } = await publicationLink(report);
  return new Response(new Uint8Array(pdf.bytes), { headers: { 'Content-Type': 'application/pdf' } });
};
