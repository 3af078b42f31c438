// `/whitepapers/continuous-assessment.pdf`: each paper as a file, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { type Paper, paperFiles, publicationLink } from '~/subjects/publications/publication-files';

export const getStaticPaths = (async () =>
  (await paperFiles()).map((paper) => ({
    params: { slug: paper.slug },
    props: { paper },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ paper: Paper }> = async ({ props: { paper } }) => {
  const { pdf } = await publicationLink(paper);
  return new Response(new Uint8Array(pdf.bytes), { headers: { 'Content-Type': 'application/pdf' } });
};
