// PDFs of documents, reports, papers and the board paper (`/documents/dpa.pdf`), made at build.
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadDocuments } from '~/features/documents/load';
import { pdfFacts as documentFacts } from '~/features/documents/view';
import { BOARD_PAPER, boardPaper } from '~/features/pricing/board-paper';
import { loadPapers, loadReports } from '~/features/publications/load';
import { pdfFacts } from '~/features/publications/view';
import { type PdfFacts, sendPdf } from '~/files/pdf/make-pdf';

const inFolder = <Each extends { slug: string }>(
  folder: string,
  list: readonly Each[],
  facts: (each: Each) => PdfFacts,
) => list.map((each) => ({ params: { file: `${folder}/${each.slug}` }, props: facts(each) }));

export const getStaticPaths = (async () => [
  ...inFolder('documents', await loadDocuments(), documentFacts),
  ...inFolder('reports', await loadReports(), pdfFacts),
  ...inFolder('whitepapers', await loadPapers(), pdfFacts),
  { params: { file: BOARD_PAPER }, props: boardPaper() },
]) satisfies GetStaticPaths;

export const GET: APIRoute<PdfFacts> = ({ props }) => sendPdf(props);
