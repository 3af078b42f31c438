// What the page of a paper or a report is given: where it stands, what it is, its text, and the file beside it.
import { meta as responsibility } from '~/content/pages/corporate-responsibility';
import { shelves, meta as whitepapers } from '~/content/pages/whitepapers';
import { figures } from '~/facts/figures';
import { organisation } from '~/facts/organisation';
import type { PdfFacts } from '~/files/pdf/PdfDocument';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import type { Filed, LoadedReport, Publication } from './collection';
import { report as reportThing } from './json-ld';

const isReport = (publication: Publication): publication is LoadedReport => 'year' in publication;

/** The featured report's file is shorter than the report, and says so before anything else. */
const isSummary = (publication: Publication) => !isReport(publication) && publication.category === 'featured';

export const publicationPath = (publication: Publication) =>
  `/${isReport(publication) ? 'reports' : 'whitepapers'}/${publication.slug}`;

function kindOf(publication: Publication): string {
  if (isReport(publication)) return 'Report';
  return isSummary(publication) ? 'Summary edition' : 'Whitepaper';
}

/** The page that lists it, as the way from home calls it. */
const hubOf = (publication: Publication) =>
  isReport(publication)
    ? { name: responsibility.title, path: responsibility.path }
    : { name: 'Whitepapers', path: whitepapers.path };

export function publicationMeta(publication: Publication) {
  const { title, description, published } = publication;
  return {
    path: publicationPath(publication),
    title,
    description,
    article: { published, author: organisation.legalName, section: kindOf(publication) },
    crumb: title,
    under: [hubOf(publication)],
  } satisfies PageMeta;
}

/** What goes into its file. */
export function pdfFacts(publication: Publication): PdfFacts {
  const { title, description, published: date, text } = publication;
  const notice = `This is the summary edition of the full ${figures.research.pages}-page report.`;
  return {
    title,
    kind: kindOf(publication),
    description,
    date,
    path: publicationPath(publication),
    html: text.html,
    ...(isSummary(publication) && { notice }),
  };
}

export function publicationPage(publication: Filed<Publication>) {
  const { title, summary, text, file } = publication;
  const path = publicationPath(publication);
  const hub = hubOf(publication);
  return {
    meta: publicationMeta(publication),
    jsonLd: [reportThing(publisher, publication, path)],
    hero: {
      kicker: kickerOf(publication),
      title,
      lead: summary,
      actions: [
        { label: 'Download the PDF', href: file.href },
        { label: isReport(publication) ? hub.name : 'All papers', href: hub.path },
      ],
      proof: file.facts.join(' · '),
      seed: path,
    } satisfies HeroProps,
    text,
  };
}

/** A paper stands under the name of its shelf, if it is on one. */
const kickerOf = (publication: Publication) =>
  isReport(publication) || publication.category === 'featured'
    ? kindOf(publication)
    : shelves[publication.category].title;
