// Reads the documents, guides and legal texts.
import { readText } from '~/facts/fill-in';
import { legalDate, todayInKampala } from '~/lib/dates';
import { untilContentChanges } from '~/readers/content';
import { withPictures } from '../pictures/with-pictures';
import {
  addressOf,
  documents,
  guides,
  type LegalText,
  type LoadedDocument,
  type LoadedGuide,
  legal,
} from './schema';
import { privacy } from './words';

/** The privacy policy is the first; its text is that of the legal page. */
export const loadDocuments = untilContentChanges(async (): Promise<LoadedDocument[]> => {
  const entries = (await documents.load()).sort((a, b) => a.data.order - b.data.order);
  const written = entries.map((entry) => {
    const { address, ...data } = entry.data;
    return {
      ...data,
      slug: entry.id,
      path: addressOf(entry.id, address),
      source: `content/documents/${entry.id}.md`,
      text: readText(entry),
    };
  });
  return [privacyPolicy(await loadLegalText('privacy')), ...written];
});

function privacyPolicy({ text, date }: LegalText): LoadedDocument {
  const { summary } = privacy.document;
  // Only the page has the table of forms.
  const html = text.html.replaceAll('href="#forms"', 'href="/privacy#forms"');
  return {
    sample: false,
    slug: 'privacy-policy',
    path: '/privacy',
    source: 'content/legal/privacy.md',
    hub: 'trust',
    kind: 'Policy',
    title: privacy.meta.title,
    summary,
    description: summary,
    updated: date,
    text: { ...text, html },
  };
}

export async function loadGuides(): Promise<LoadedGuide[]> {
  const loaded = (await guides.load()).map(async (entry) => {
    const drawn = await withPictures(entry);
    return { id: entry.id, ...entry.data, text: readText(drawn), pictures: drawn.pictures };
  });
  return Promise.all(loaded);
}

export async function loadLegalText(id: 'privacy' | 'cookies' | 'terms'): Promise<LegalText> {
  const entry = (await legal.load()).find((each) => each.id === id);
  if (!entry) throw new Error(`content/legal/${id}.md is missing.`);
  const { legalDay, inShort } = entry.data;
  return { text: readText(entry, inShort), date: legalDate(todayInKampala(), legalDay) };
}
