// The papers with their pages' heads, and as the research hub lists them.
import { shelves } from '~/content/pages/whitepapers';
import type { Chapter } from './load-chapters';
import { paperFiles, publicationLink } from './publication-files';

export async function paperMetas() {
  return (await paperFiles()).flatMap(({ meta, chapters }) => [
    meta,
    ...chapters.map((chapter) => chapter.meta),
  ]);
}

/** The papers on their shelves, each with the facts of its file. */
export async function paperShelves() {
  const papers = await paperFiles();
  const shelf = async ([category, words]: [string, { title: string; text: string }]) => ({
    ...words,
    files: await Promise.all(
      papers
        .filter((paper) => paper.category === category)
        .map(async (paper) => {
          const { href, facts } = await publicationLink(paper);
          return { title: paper.title, description: paper.summary, href, facts, readHref: paper.facts.path };
        }),
    ),
  });
  return Promise.all(Object.entries(shelves).map(shelf));
}

export async function featuredPaper() {
  const paper = (await paperFiles()).find(({ category }) => category === 'featured');
  if (!paper) throw new Error('content/papers: no paper has the category "featured".');
  return { paper, link: await publicationLink(paper) };
}

/** Every chapter with its paper and the chapters beside it, as the route of chapters is given them. */
export async function chapterPages() {
  const link = (chapter: Chapter | undefined) => chapter && { title: chapter.title, href: chapter.meta.path };
  return (await paperFiles()).flatMap((paper) =>
    paper.chapters.map((chapter, place, all) => ({
      params: { slug: paper.slug, chapter: chapter.slug },
      props: { paper, chapter, previous: link(all[place - 1]), next: link(all[place + 1]) },
    })),
  );
}
