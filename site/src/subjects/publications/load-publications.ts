// Papers and yearly reports from their files, in their order, and the PDFs made from them.
import { getCollection } from 'astro:content';
import { readText } from '~/facts/read-text';
import { pdfLink } from '~/files/pdf/pdf-file';
import type { Filed, LoadedPaper, LoadedReport, Publication } from './collection';
import { pdfFacts, publicationMeta, publicationPath } from './publication-page';

const byOrder = (a: Publication, b: Publication) => a.order - b.order;

export const loadPapers = async (): Promise<LoadedPaper[]> =>
  (await getCollection('papers'))
    .map((entry) => ({ slug: entry.id, ...entry.data, text: readText(entry) }))
    .sort(byOrder);

export const loadReports = async (): Promise<LoadedReport[]> =>
  (await getCollection('reports'))
    .map((entry) => ({ slug: entry.id, ...entry.data, text: readText(entry) }))
    .sort(byOrder);

export const withFile = async <P extends Publication>(publication: P): Promise<Filed<P>> => ({
  ...publication,
  file: await pdfLink(pdfFacts(publication), `${publicationPath(publication)}.pdf`),
});

export const withFiles = <P extends Publication>(publications: readonly P[]): Promise<Filed<P>[]> =>
  Promise.all(publications.map(withFile));

export const paperMetas = async () => (await loadPapers()).map(publicationMeta);
export const reportMetas = async () => (await loadReports()).map(publicationMeta);
