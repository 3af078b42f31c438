// Papers as the research hub lists them, and reports as covers for the page on what the company gives.
import { featured, shelves } from '~/content/pages/whitepapers';
import { formatDate } from '~/lib/dates';
import type { Cover } from '~/sections/Covers/Covers';
import type { Filed, LoadedPaper, LoadedReport } from './collection';
import type { FeaturedReportProps } from './FeaturedReport/FeaturedReport';
import type { Shelf } from './PaperLists/PaperLists';
import { publicationPath } from './publication-page';

/** The papers on their shelves, each with the facts of its file. */
export const paperShelves = (papers: readonly Filed<LoadedPaper>[]): Shelf[] =>
  Object.entries(shelves).map(([category, words]) => ({
    ...words,
    files: papers
      .filter((paper) => paper.category === category)
      .map((paper) => ({
        title: paper.title,
        description: paper.summary,
        ...paper.file,
        readHref: publicationPath(paper),
      })),
  }));

/** The one report set large. Without it the build stops. */
export function featuredReport(papers: readonly Filed<LoadedPaper>[]): FeaturedReportProps {
  const paper = papers.find(({ category }) => category === 'featured');
  if (!paper) throw new Error('content/papers: no paper has the category "featured".');
  const { title, published, file } = paper;
  return {
    ...featured,
    title,
    facts: [featured.length, featured.scope, formatDate(published)],
    download: { label: featured.download, href: file.href, note: file.facts.join(' · ') },
    read: { label: featured.read, href: publicationPath(paper) },
  };
}

export const reportCover = (report: Filed<LoadedReport>): Cover => ({
  seed: publicationPath(report),
  title: report.title,
  text: report.summary,
  href: publicationPath(report),
  category: String(report.year),
  facts: report.file.facts,
});
