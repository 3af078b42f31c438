// A chapter's page leads to the chapters beside it, to the whole as a file, and back to its book.
import { expect, it } from 'vitest';
import { chapterPage } from './chapter-page';
import { somePaper } from './fixtures';
import { publicationPage } from './publication-page';

const chapter = (slug: string, order: number) => ({
  slug,
  order,
  title: `About ${slug}`,
  description: `What ${slug} is.`,
  sample: false,
  text: { html: `<p>${slug}</p>`, contents: [], inShort: [] },
});

const book = { ...somePaper('office', 'featured'), chapters: [chapter('fees', 1), chapter('marks', 3)] };

it('stands between its neighbours and names its book', () => {
  const page = chapterPage(book, 1);
  expect(page.meta).toMatchObject({ path: '/whitepapers/office/marks', crumb: 'About marks' });
  expect(page.meta.under?.at(-1)).toEqual({ name: book.title, path: '/whitepapers/office' });
  expect(page.neighbours).toMatchObject({
    previous: { title: 'About fees', href: '/whitepapers/office/fees' },
    next: undefined,
  });
  expect(page.hero.actions.map(({ href }) => href)).toEqual([book.file.href, '/whitepapers/office']);
});

it('stands in the list on the page of the book, and a paper without chapters has none', () => {
  const hrefs = publicationPage(book).chapters?.chapters.map(({ href }) => href);
  expect(hrefs).toEqual(['/whitepapers/office/fees', '/whitepapers/office/marks']);
  expect(publicationPage(somePaper('short', 'money')).chapters).toBeUndefined();
});
