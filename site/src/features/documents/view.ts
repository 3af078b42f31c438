// View models of documents and guides, and the rows of certificates.

import { type FormId, formIds } from '@tred/contract/registry';
import type { z } from 'astro/zod';
import { certifications } from '~/facts/company';
import { forms } from '~/facts/forms';
import { organisation } from '~/facts/organisation';
import { hosting } from '~/facts/promises';
import { crumbAt } from '~/facts/read-page';
import { accessibility as tests } from '~/facts/website';
import { type PdfFacts, pdfLink } from '~/files/pdf/make-pdf';
import { type IsoDay, isUpcoming } from '~/lib/dates';
import type { PageMeta } from '~/lib/page-meta';
import type { Download } from '~/sections/Downloads/schema';
import type { DataTableProps } from '~/sections/Table/DataTable';
import type { FiledDocument, LoadedDocument, LoadedGuide } from './schema';
import { type CertificatesWords, guidesWords, privacy, type testedHeroWords } from './words';

/** Its documents are read in the pack only. */
const PROCUREMENT = '/trust/procurement';

/** Breadcrumb of the page that lists a document or a guide. */
const trailOf = (hub: LoadedDocument['hub']) => {
  const path = hub === 'procurement' ? PROCUREMENT : `/${hub}`;
  return [{ name: crumbAt(path), path }] as const;
};

/** Documents with their own page: the privacy policy is at /privacy, the price list is only a file. */
export const ownPages = (documents: readonly LoadedDocument[]) =>
  documents.filter(({ path }) => path !== '/privacy' && path !== PROCUREMENT);

const documentMeta = ({ path, hub, title, description, updated, kind }: LoadedDocument): PageMeta => ({
  path,
  pictureOf: trailOf(hub)[0].path,
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
  const { title, summary, hub, text, kind, file } = document;
  return {
    article: {
      meta: documentMeta(document),
      title,
      lead: summary,
      trail: trailOf(hub),
      text,
      numbered: true,
    },
    file: { href: file.href, facts: [kind, ...file.facts] },
  };
}

/** The second part of the address; undefined for the index. */
export const topicOf = ({ id }: LoadedGuide): string | undefined => id.split('/')[1];

/** The id of `security/index.md` is `security`. */
const guideMeta = ({ id, title, description, updated }: LoadedGuide): PageMeta => ({
  path: `/${id}`,
  pictureOf: '/trust',
  title,
  description,
  article: { published: updated, author: organisation.legalName, section: 'Guide' },
});

export function guidePage(guide: LoadedGuide, downloads: readonly Download[]) {
  const { title, lead, text, updated } = guide;
  const { documents, closing } = guidesWords;
  return {
    article: { meta: guideMeta(guide), title, lead, trail: trailOf('trust'), text },
    updated: { date: updated },
    downloads: { ...documents, downloads },
    closing,
  };
}

export const withFile = async (document: LoadedDocument): Promise<FiledDocument> => ({
  ...document,
  file: await pdfLink(pdfFacts(document), `/documents/${document.slug}.pdf`),
});

const downloadOf = ({ title, summary, path, file }: FiledDocument): Download => ({
  title,
  description: summary,
  ...file,
  ...(path !== PROCUREMENT && { readHref: path }),
});

export const downloadsIn = (hub: LoadedDocument['hub'], documents: readonly LoadedDocument[]) =>
  asDownloads(documents.filter((document) => document.hub === hub));

export const downloadsOf = (guide: LoadedGuide, documents: readonly LoadedDocument[]) =>
  asDownloads(documentsNamed(guide.documents, documents));

/** An unknown name fails the build. */
export const documentsNamed = (slugs: readonly string[], documents: readonly LoadedDocument[]) =>
  slugs.map((slug) => {
    const document = documents.find((each) => each.slug === slug);
    if (!document) throw new Error(`There is no document "${slug}" in content/documents.`);
    return document;
  });

export const asDownloads = (documents: readonly LoadedDocument[]) =>
  Promise.all(documents.map(async (document) => downloadOf(await withFile(document))));

export const documentMetas = (documents: readonly LoadedDocument[]) => ownPages(documents).map(documentMeta);

export const guideMetas = (guides: readonly LoadedGuide[]) => guides.map(guideMeta);

/** The certificates of a page, with their current state. */
export function certificateTable(
  { certifications: shown, renewal, ...words }: CertificatesWords,
  today: IsoDay,
): DataTableProps {
  const stateOf = (label: string, lastDay = today) => ({
    state: isUpcoming(lastDay, today)
      ? { label, tone: 'good' as const }
      : { label: renewal, tone: 'warm' as const },
  });
  return {
    ...words,
    compact: true,
    rows: shown.map((id) => {
      const { name, description, status, lastAudit, validUntil, lastDay } = certifications()[id];
      return {
        name,
        note: description,
        cells: [lastAudit, validUntil, stateOf(status, lastDay)],
      };
    }),
  };
}

export const subProcessors = () =>
  hosting.subProcessors.map(({ company, task, country }) => ({
    name: company,
    note: task,
    cells: [country],
  }));

export const testedHero = ({ withFaults, ...words }: z.infer<typeof testedHeroWords>) =>
  tests.failed > 0 ? { ...words, lead: withFaults } : words;

export function formTable(): DataTableProps {
  const { retention, position, reasons, ...words } = privacy.forms;
  const row = (name: string, { why, goesTo, retention: own = retention }: (typeof reasons)[FormId]) => ({
    name,
    note: why,
    cells: [own, goesTo],
  });
  return {
    ...words,
    compact: true,
    rows: [...formIds.map((id) => row(forms[id].name, reasons[id])), row(position.name, position)],
  };
}
