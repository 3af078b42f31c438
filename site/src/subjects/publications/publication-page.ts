// What the page of a paper or a report is given: where it stands, what it is, its text, and the file beside it.
import { meta as responsibility } from '~/content/pages/corporate-responsibility';
import { shelves, meta as whitepapers, chapters as words } from '~/content/pages/whitepapers';
import { organisation } from '~/facts/organisation';
import type { PdfFacts } from '~/files/pdf/make-pdf';
import type { Text } from '~/lib/text';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import { bookHtml } from './book';
import type { ChapterListProps } from './ChapterList/ChapterList';
import type { Filed, LoadedChapter, LoadedReport, Publication } from './collection';
import { report as reportThing } from './json-ld';

const isReport = (publication: Publication): publication is LoadedReport => 'year' in publication;

export const publicationPath = (publication: Publication) =>
  `/${isReport(publication) ? 'reports' : 'whitepapers'}/${publication.slug}`;

function kindOf(publication: Publication): string {
  return isReport(publication) || publication.category === 'featured' ? 'Report' : 'Whitepaper';
}

/** The page that lists it, as the way from home calls it. */
const hubOf = (publication: Publication) =>
  isReport(publication)
    ? { name: responsibility.title, path: responsibility.path }
    : { name: 'Whitepapers', path: whitepapers.path };

export function publicationMeta(publication: Publication): PageMeta {
  const { title, description, published } = publication;
  return {
    path: publicationPath(publication),
    title,
    description,
    article: { published, author: organisation.legalName, section: kindOf(publication) },
    crumb: title,
    under: [hubOf(publication)],
  };
}

/** What goes into its file. */
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

const chaptersOf = (publication: Publication) => (isReport(publication) ? [] : publication.chapters);

/** A book's own text is the report in short, and stands after the first chapter. */
function wholeBook(text: Text, [first, ...rest]: readonly LoadedChapter[]): string {
  const short = { slug: 'in-short', title: 'The report in short', text };
  return bookHtml([...(first ? [first] : []), short, ...rest]);
}

export const chapterPath = (paper: Publication, { slug }: Pick<LoadedChapter, 'slug'>) =>
  `${publicationPath(paper)}/${slug}`;

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
        { label: words.download, href: file.href },
        { label: isReport(publication) ? hub.name : 'All papers', href: hub.path },
      ],
      proof: file.facts.join(' · '),
      seed: path,
    },
    text,
    chapters: chapterList(publication),
  };
}

/** What a book is read by on the page; other publications have no such list. */
function chapterList(publication: Publication): ChapterListProps | undefined {
  const chapters = chaptersOf(publication);
  if (chapters.length === 0) return undefined;
  return {
    ...words,
    chapters: chapters.map((chapter) => ({
      title: chapter.title,
      lead: chapter.description,
      href: chapterPath(publication, chapter),
    })),
  };
}

/** A paper stands under the name of its shelf, if it is on one. */
const kickerOf = (publication: Publication) =>
  isReport(publication) || publication.category === 'featured'
    ? kindOf(publication)
    : shelves[publication.category].title;
