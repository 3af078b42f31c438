// View models of papers and reports: pages, lists, PDFs and JSON-LD.
import type { Report } from 'schema-dts';
import { organisation } from '~/facts/organisation';
import { crumbAt, pageMeta } from '~/facts/read-page';
import { survey } from '~/facts/survey';
import { type PdfFacts, pdfLink } from '~/files/pdf/make-pdf';
import { formatDate } from '~/lib/dates';
import type { PageMeta } from '~/lib/page-meta';
import { escapeHtml, type Text } from '~/lib/text';
import type { Cover } from '~/sections/Covers/Covers';
import type { FiguresWords } from '~/sections/Figures/schema';
import type { FileGroup } from '~/sections/GroupedList/GroupedList';
import type { WeaveCountWords } from '~/sections/Hero/schema';
import { absoluteUrl } from '~/seo/addresses';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import { publisher } from '~/seo/publisher';
import type { FeaturedReportProps } from './FeaturedReport/FeaturedReport';
import type { Filed, LoadedChapter, LoadedPaper, LoadedReport, Publication } from './schema';
import { type ReportFiguresWords, type ReportWords, publicationWords as words } from './words';

const reportThing = (
  from: Publisher,
  { title, description, published, file }: Filed<Publication>,
  path: string,
): Report => ({
  '@type': 'Report',
  ...companyArticle(from, { title, description, path }),
  datePublished: published,
  encoding: {
    '@type': 'MediaObject',
    contentUrl: absoluteUrl(from.site, file.href),
    encodingFormat: 'application/pdf',
  },
});

type BookChapter = { slug: string; title: string; text: { html: string } };

function bookHtml(chapters: readonly BookChapter[]): string {
  return chapters
    .map(({ slug, title, text }) => `<h2 id="${slug}">${escapeHtml(title)}</h2>${lowerHeadings(text.html)}`)
    .join('');
}

/** Lowers headings by one level and removes their anchors, which several chapters share. */
function lowerHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b[^>]*>/g,
    (_, end: string, level: string) => `<${end}h${Number(level) + 1}>`,
  );
}

const isReport = (publication: Publication): publication is LoadedReport => 'year' in publication;

const publicationPath = (publication: Publication) =>
  `/${isReport(publication) ? 'reports' : 'whitepapers'}/${publication.slug}`;

function kindOf(publication: Publication): string {
  return isReport(publication) || publication.category === 'featured'
    ? words.kinds.report
    : words.kinds.paper;
}

const hubOf = (publication: Publication) =>
  isReport(publication)
    ? { name: pageMeta('corporate-responsibility').title, path: '/corporate-responsibility' }
    : { name: crumbAt('/whitepapers'), path: '/whitepapers' };

export function publicationMeta(publication: Publication): PageMeta {
  const { title, description, published } = publication;
  return {
    path: publicationPath(publication),
    pictureOf: publicationPath(publication),
    title,
    description,
    article: { published, author: organisation.legalName, section: kindOf(publication) },
    crumb: title,
    under: [hubOf(publication)],
  };
}

export function pdfFacts(publication: Publication): PdfFacts {
  const { title, description, published: date, text } = publication;
  const chapters = chaptersOf(publication);
  return {
    title,
    kind: kindOf(publication),
    description,
    date,
    path: publicationPath(publication),
    source: `content/${isReport(publication) ? 'reports' : 'papers'}/${publication.slug}.md`,
    html: text.html,
    ...(chapters.length > 0 && {
      html: wholeBook(text, chapters),
      source: `content/papers/${publication.slug}`,
      book: true,
    }),
  };
}

export const withFile = async <P extends Publication>(publication: P): Promise<Filed<P>> => ({
  ...publication,
  file: await pdfLink(pdfFacts(publication), `${publicationPath(publication)}.pdf`),
});

export const withFiles = <P extends Publication>(publications: readonly P[]): Promise<Filed<P>[]> =>
  Promise.all(publications.map(withFile));

const chaptersOf = (publication: Publication) => (isReport(publication) ? [] : publication.chapters);

/** The paper of a book is its summary, after the first chapter. */
function wholeBook(text: Text, [first, ...rest]: readonly LoadedChapter[]): string {
  const short = { slug: 'in-short', title: words.short, text };
  return bookHtml([...(first ? [first] : []), short, ...rest]);
}

export function publicationPage(publication: Filed<Publication>) {
  const { title, summary, text, file } = publication;
  const path = publicationPath(publication);
  const hub = hubOf(publication);
  const download = { label: words.download, href: file.href };
  const facts = file.facts.join(', ');
  return {
    meta: publicationMeta(publication),
    jsonLd: [reportThing(publisher, publication, path)],
    hero: {
      kicker: kickerOf(publication),
      title,
      lead: summary,
      actions: [download, { label: isReport(publication) ? hub.name : words.papers, href: hub.path }],
      proof: facts,
      drawing: publication.drawing,
      ...(chaptersOf(publication).length > 0 && { counts: answered() }),
    },
    text,
    /** The page of a book is its summary and a link to the PDF. */
    whole: chaptersOf(publication).length > 0 ? { text: words.whole, download, facts } : undefined,
  };
}

/** Title of its shelf, if it has one. */
const kickerOf = (publication: Publication) =>
  isReport(publication) || publication.category === 'featured'
    ? kindOf(publication)
    : words.shelves[publication.category].title;

export const shelvesOf = (papers: readonly Filed<LoadedPaper>[]): FileGroup[] =>
  Object.entries(words.shelves).map(([category, words]) => ({
    ...words,
    files: papers
      .filter((paper) => paper.category === category)
      .map((paper) => ({
        title: paper.title,
        description: paper.summary,
        drawing: paper.drawing,
        ...paper.file,
        readHref: publicationPath(paper),
      })),
  }));

/** All respondents of the survey, our customers first. */
function answered(): WeaveCountWords {
  const institutions = survey.groups.all?.institutions ?? 0;
  const users = survey.questions.usesTred?.yes?.all ?? 0;
  return {
    ...words.answered,
    groups: [
      { count: users, tone: 1 },
      { count: institutions - users, tone: 0 },
    ],
  };
}

/** The featured report. Stops the build if there is none. */
function featuredPaper(papers: readonly Filed<LoadedPaper>[]): Filed<LoadedPaper> {
  const paper = papers.find(({ category }) => category === 'featured');
  if (!paper) throw new Error('content/papers: no paper has the category "featured".');
  return paper;
}

export function featuredReport(
  { scope, download, read, ...words }: ReportWords,
  papers: readonly Filed<LoadedPaper>[],
): FeaturedReportProps {
  const paper = featuredPaper(papers);
  const { title, published, file, drawing } = paper;
  return {
    ...words,
    title,
    facts: [file.facts[1] ?? '', scope, formatDate(published)],
    download: { label: download, href: file.href, note: file.facts.join(', ') },
    read: { label: read, href: publicationPath(paper) },
    drawing,
  };
}

export function reportFiguresOf(
  { pages: label, stats, ...section }: ReportFiguresWords,
  papers: readonly Filed<LoadedPaper>[],
): FiguresWords {
  const [, length = ''] = featuredPaper(papers).file.facts;
  return { ...section, stats: [{ figure: String(Number.parseInt(length, 10)), label }, ...stats] };
}

export const reportCover = (report: Filed<LoadedReport>): Cover => ({
  drawing: report.drawing,
  title: report.title,
  text: report.summary,
  href: publicationPath(report),
  category: String(report.year),
  facts: report.file.facts,
});
