// The documents of /trust and /compliance: each Markdown text with the file made from it. The privacy policy is one of
// them too; its text is that of the legal page, so that the two never differ.
import { getCollection } from 'astro:content';
import type { PdfFacts } from '~/files/pdf/PdfDocument.tsx';
import { makePdf, type Pdf } from '../../files/pdf/make-pdf.ts';
import { formatDate, type IsoDay } from '../../lib/dates.ts';
import { readText, type Text } from '../../lib/text.ts';
import { legalText } from './legal-text.ts';

export type DocumentFile = {
  slug: string;
  hub: 'trust' | 'compliance';
  title: string;
  summary: string;
  updated: IsoDay;
  text: Text;
  facts: PdfFacts;
};

export async function documentFiles(): Promise<DocumentFile[]> {
  const entries = await getCollection('documents');
  const documents = entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry): DocumentFile => {
      const { title, kind, hub, description, summary, updated } = entry.data;
      const text = readText(entry);
      const path = `/documents/${entry.id}`;
      const facts = { title, kind, description, date: updated, path, html: text.html };
      return { slug: entry.id, hub, title, summary, updated, text, facts };
    });
  return [await privacyPolicy(), ...documents];
}

async function privacyPolicy(): Promise<DocumentFile> {
  const { text, date: updated } = await legalText('privacy');
  const title = 'Privacy policy';
  const summary = 'What we collect on this site, why, for how long, and the rights you have.';
  // The table of forms is part of the page only.
  const html = text.html.replaceAll('href="#forms"', 'href="/privacy#forms"');
  const facts = { title, kind: 'Policy', description: summary, date: updated, path: '/privacy', html };
  return { slug: 'privacy-policy', hub: 'trust', title, summary, updated, text, facts };
}

export type FileLink = { href: string; facts: string[]; pdf: Pdf };

/** The file's address and what a list shows beside it, all of it true. */
export async function fileLink({ slug, updated, facts }: DocumentFile): Promise<FileLink> {
  const pdf = await makePdf(facts);
  return {
    href: `/documents/${slug}.pdf`,
    facts: ['PDF', `${pdf.pages} pages`, pdf.size, formatDate(updated)],
    pdf,
  };
}

/** The documents of one of the two pages, as its list of downloads takes them. */
export async function downloadsOf(hub: DocumentFile['hub']): Promise<Download[]> {
  return downloads((await documentFiles()).filter((file) => file.hub === hub));
}

/** Some documents by name, in the order named. */
export async function downloadsNamed(slugs: readonly string[]): Promise<Download[]> {
  const files = await documentFiles();
  return downloads(
    slugs.map((slug) => {
      const file = files.find((each) => each.slug === slug);
      if (!file) throw new Error(`There is no document "${slug}" in content/documents.`);
      return file;
    }),
  );
}

type Download = { title: string; description: string; href: string; facts: string[]; readHref: string };

const downloads = (files: readonly DocumentFile[]): Promise<Download[]> =>
  Promise.all(
    files.map(async (file) => {
      const { href, facts } = await fileLink(file);
      return { title: file.title, description: file.summary, href, facts, readHref: file.facts.path };
    }),
  );
