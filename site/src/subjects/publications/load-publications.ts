// Papers and yearly reports from their files, in their order, and the PDFs made from them.
import { getCollection } from 'astro:content';
import { readText } from '~/facts/read-text';
import { pdfLink } from '~/files/pdf/pdf-file';
import { oncePerBuild } from '~/lib/once';
import { chapterMeta } from './chapter-page';
import type { Filed, LoadedChapter, LoadedPaper, LoadedReport, Publication } from './collection';
import { pdfFacts, publicationMeta, publicationPath } from './publication-page';
import { fillSurvey } from './survey';
import { drawTables } from './table-charts';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Its tables of numbers drawn, where the author asks for it. */
const withCharts = ({ id, rendered }: { id: string; rendered?: { html: string } | undefined }) => ({
  id,
  rendered: rendered && { html: drawTables(rendered.html) },
});

/** The chapters of one book, with the figures of its survey filled in. */
async function loadChapters(book: string): Promise<LoadedChapter[]> {
  const entries = await getCollection('paperChapters', ({ id }) => id.startsWith(`${book}/`));
  return entries
    .map((entry) => {
      const rendered = entry.rendered && { html: fillSurvey(drawTables(entry.rendered.html)) };
      return { slug: entry.id.slice(book.length + 1), ...entry.data, text: readText({ ...entry, rendered }) };
    })
    .sort(byOrder);
}

export const loadPapers = oncePerBuild(async (): Promise<LoadedPaper[]> => {
  const papers = (await getCollection('papers')).map(async (entry) => ({
    slug: entry.id,
    ...entry.data,
    text: readText(withCharts(entry)),
    chapters: await loadChapters(entry.id),
  }));
  return (await Promise.all(papers)).sort(byOrder);
});

export const loadReports = async (): Promise<LoadedReport[]> =>
  (await getCollection('reports'))
    .map((entry) => ({ slug: entry.id, ...entry.data, text: readText(withCharts(entry)) }))
    .sort(byOrder);

export const withFile = async <P extends Publication>(publication: P): Promise<Filed<P>> => ({
  ...publication,
  file: await pdfLink(pdfFacts(publication), `${publicationPath(publication)}.pdf`),
});

export const withFiles = <P extends Publication>(publications: readonly P[]): Promise<Filed<P>[]> =>
  Promise.all(publications.map(withFile));

export const paperMetas = async () =>
  (await loadPapers()).flatMap((paper) => [
    publicationMeta(paper),
    ...paper.chapters.map((chapter) => chapterMeta(paper, chapter)),
  ]);
export const reportMetas = async () => (await loadReports()).map(publicationMeta);
