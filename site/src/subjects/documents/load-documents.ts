// Documents, guides and legal texts from their files, and the PDFs made from the documents.
import { getCollection, getEntry } from 'astro:content';
import { readText } from '~/facts/read-text';
import { pdfLink } from '~/files/pdf/pdf-file';
import { legalDate, todayInKampala } from '~/lib/dates';
import { oncePerBuild } from '~/lib/once';
import { withPictures } from '../pictures/with-pictures';
import type { FiledDocument, LegalText, LoadedDocument, LoadedGuide } from './collection';
import { documentMeta, hasOwnPage, pdfFacts, privacyPolicy } from './document-page';
import { documentsIn, documentsNamed, downloadOf } from './downloads';
import { guideMeta } from './guide-page';

/** The privacy policy, whose text is that of the legal page, comes first. */
export const loadDocuments = oncePerBuild(async (): Promise<LoadedDocument[]> => {
  const entries = (await getCollection('documents')).sort((a, b) => a.data.order - b.data.order);
  const documents = entries.map((entry) => ({
    slug: entry.id,
    path: `/documents/${entry.id}`,
    source: `content/documents/${entry.id}.md`,
    ...entry.data,
    text: readText(entry),
  }));
  return [privacyPolicy(await loadLegalText('privacy')), ...documents];
});

export const loadDocumentPages = async () => (await loadDocuments()).filter(hasOwnPage);

export const withFile = async (document: LoadedDocument): Promise<FiledDocument> => ({
  ...document,
  file: await pdfLink(pdfFacts(document), `/documents/${document.slug}.pdf`),
});

/** The documents of /trust or /compliance, as its list of downloads takes them. */
export const loadDownloadsIn = async (hub: LoadedDocument['hub']) =>
  Promise.all(documentsIn(hub, await loadDocuments()).map(asDownload));

/** Some documents by name, in the order named. */
export const loadDownloadsNamed = async (slugs: readonly string[]) =>
  Promise.all(documentsNamed(slugs, await loadDocuments()).map(asDownload));

const asDownload = async (document: LoadedDocument) => downloadOf(await withFile(document));

export async function loadGuides(folder?: 'compliance' | 'security'): Promise<LoadedGuide[]> {
  const entries = await getCollection('guides', ({ id }) => !folder || id.split('/')[0] === folder);
  const guides = entries.map(async (entry) => {
    const drawn = await withPictures(entry);
    return { id: entry.id, ...entry.data, text: readText(drawn), pictures: drawn.pictures };
  });
  return Promise.all(guides);
}

export async function loadLegalText(id: 'privacy' | 'cookies' | 'terms'): Promise<LegalText> {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`content/legal/${id}.md is missing.`);
  const { legalDay, inShort } = entry.data;
  return { text: readText(entry, inShort), date: legalDate(todayInKampala(), legalDay), legalDay };
}

export const documentMetas = async () => (await loadDocumentPages()).map(documentMeta);
export const guideMetas = async () => (await loadGuides()).map(guideMeta);
