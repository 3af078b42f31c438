// What the page of one chapter of a book is given: its text, the file of the whole, and the chapters beside it.
import { chapters as words } from '~/content/pages/whitepapers';
import type { PageMeta } from '~/seo/page-meta';
import type { Filed, LoadedChapter, LoadedPaper } from './collection';
import { chapterPath, publicationMeta, publicationPath } from './publication-page';

export function chapterMeta(paper: LoadedPaper, chapter: LoadedChapter): PageMeta {
  const { under = [], article } = publicationMeta(paper);
  return {
    path: chapterPath(paper, chapter),
    title: chapter.title,
    description: chapter.description,
    crumb: chapter.title,
    under: [...under, { name: paper.title, path: publicationPath(paper) }],
    ...(article && { article }),
  };
}

export function chapterPage(paper: Filed<LoadedPaper>, place: number) {
  const chapter = paper.chapters[place];
  if (!chapter) throw new Error(`${paper.title} has no chapter ${place + 1}.`);
  const linkTo = (at: number) => {
    const other = paper.chapters[at];
    return other && { title: other.title, href: chapterPath(paper, other) };
  };
  return {
    meta: chapterMeta(paper, chapter),
    hero: {
      kicker: paper.title,
      title: chapter.title,
      lead: chapter.description,
      actions: [
        { label: words.download, href: paper.file.href },
        { label: words.back, href: publicationPath(paper) },
      ],
      proof: paper.file.facts.join(' · '),
      seed: chapterPath(paper, chapter),
    },
    text: chapter.text,
    neighbours: { label: words.list, previous: linkTo(place - 1), next: linkTo(place + 1) },
  };
}
