// Papers and yearly reports from their files, in their order.
import { getCollection } from 'astro:content';
import { readText } from '~/facts/fill-in';
import { oncePerBuild } from '~/lib/once';
import { drawTables, fillSurvey } from './charts';
import type { LoadedChapter, LoadedPaper, LoadedReport } from './schema';

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
