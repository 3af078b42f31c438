// A PDF as the site offers it: the link with what a list shows beside it, and the answer that sends it.
import { formatDate } from '~/lib/dates';
import { makePdf, type PdfFacts } from './make-pdf';

export type PdfLink = {
  href: string;
  /** In reading order: "PDF", "4 pages", "30 KB", "2 November 2026". All of it is true of the file. */
  facts: string[];
};

/** The file is made now, so that its pages and size are known. */
export async function pdfLink(facts: PdfFacts, href: string): Promise<PdfLink> {
  const { pages, size } = await makePdf(facts);
  return { href, facts: ['PDF', `${pages} pages`, size, formatDate(facts.date)] };
}

export async function sendPdf(facts: PdfFacts): Promise<Response> {
  const { bytes } = await makePdf(facts);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } });
}
