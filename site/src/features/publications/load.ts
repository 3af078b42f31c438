// Loads papers and yearly reports, in order.
import { readText } from '~/facts/fill-in';
import { untilContentChanges } from '~/readers/content';
import { drawSurvey, drawTables } from './charts';
import {
  type LoadedChapter,
  type LoadedPaper,
  type LoadedReport,
  paperChapters,
  papers,
  reports,
} from './schema';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Renders the charts in a text. */
const withCharts = ({ id, rendered }: { id: string; rendered?: { html: string } | undefined }) => ({
  id,
  rendered: rendered && { html: drawSurvey(drawTables(rendered.html)) },
});

/** The chapters of one book. */
async function loadChapters(book: string): Promise<LoadedChapter[]> {
  const entries = (await paperChapters.load()).filter(({ id }) => id.startsWith(`${book}/`));
  return entries
    .map((entry) => ({
      slug: entry.id.slice(book.length + 1),
      ...entry.data,
      text: readText(withCharts(entry)),
    }))
    .sort(byOrder);
}

export const loadPapers = untilContentChanges(async (): Promise<LoadedPaper[]> => {
  const loaded = (await papers.load()).map(async (entry) => ({
    slug: entry.id,
    ...entry.data,
    text: readText(withCharts(entry)),
    chapters: await loadChapters(entry.id),
  }));
  return (await Promise.all(loaded)).sort(byOrder);
});

export const loadReports = async (): Promise<LoadedReport[]> =>
  (await reports.load())
    .map((entry) => ({ slug: entry.id, ...entry.data, text: readText(withCharts(entry)) }))
    .sort(byOrder);
