// What the page of a document is given, what goes into its file, and the privacy policy as one of the documents.
import { organisation } from '~/facts/organisation';
import type { PdfFacts } from '~/files/pdf/make-pdf';
import type { PageMeta } from '~/seo/page-meta';
import type { FiledDocument, LegalText, LoadedDocument } from './collection';

const HUBS = {
  trust: { name: 'Trust', path: '/trust' },
  compliance: { name: 'Compliance', path: '/compliance' },
} satisfies Record<LoadedDocument['hub'], { name: string; path: string }>;

/** The privacy policy is read on its own page, /privacy. */
export const hasOwnPage = ({ slug, path }: LoadedDocument) => path === `/documents/${slug}`;

export const documentMeta = ({ path, title, description, updated, kind }: LoadedDocument): PageMeta => ({
  path,
  title,
  description,
  article: { published: updated, author: organisation.legalName, section: kind },
});

export const pdfFacts = ({
  title,
  kind,
  description,
  updated,
  path,
  source,
  text,
}: LoadedDocument): PdfFacts => ({
  title,
  kind,
  description,
  date: updated,
  path,
  source,
  html: text.html,
});

export function documentPage(document: FiledDocument) {
  const { title, summary, hub, path, text, kind, file } = document;
  return {
    article: {
      meta: documentMeta(document),
      title,
      lead: summary,
      trail: [HUBS[hub]],
      text,
      seed: path,
      numbered: true,
    },
    file: { href: file.href, facts: [kind, ...file.facts] },
  };
}

/** The text of the legal page, so that page and file never differ. */
export function privacyPolicy({ text, date }: LegalText): LoadedDocument {
  const summary = 'What we collect on this site, why, for how long, and the rights you have.';
  // The table of forms is part of the page only.
  const html = text.html.replaceAll('href="#forms"', 'href="/privacy#forms"');
  return {
    slug: 'privacy-policy',
    path: '/privacy',
    source: 'content/legal/privacy.md',
    hub: 'trust',
    kind: 'Policy',
    title: 'Privacy policy',
    summary,
    description: summary,
    updated: date,
    text: { ...text, html },
  };
}
