// `/events/bursars-day.pdf`: the programme of each event to come, made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { PdfFacts } from '~/files/pdf/make-pdf';
import { sendPdf } from '~/files/pdf/pdf-file';
import { programmeFacts, withProgramme } from '~/subjects/events/files';
import { loadProgramme } from '~/subjects/events/load';

export const getStaticPaths = (async () => {
  const programme = await loadProgramme();
  return withProgramme(programme).map((event) => ({
    params: { slug: event.slug },
    props: programmeFacts(event, programme.today),
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<PdfFacts> = ({ props }) => sendPdf(props);
