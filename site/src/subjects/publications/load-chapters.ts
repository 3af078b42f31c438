// The chapters of a paper that is a book, each with its page, the survey filled in.
import { getCollection } from 'astro:content';
import { plan } from '~/content/survey/school-office-2026';
import { readText, type Text } from '~/lib/text';
import type { PageMeta } from '~/seo/page-meta';
import { fillSurvey } from './survey/fill-survey';
import { surveyOf } from './survey/survey';

export type Chapter = {
  slug: string;
  title: string;
  lead: string;
  text: Text;
  meta: PageMeta & { path: string };
};

type Book = { slug: string; title: string; meta: PageMeta };

const survey = surveyOf(plan);

export async function loadChapters({
  slug: book,
  title: bookTitle,
  meta: bookMeta,
}: Book): Promise<Chapter[]> {
  const { path: bookPath = '', under = [], article } = bookMeta;
  const entries = (await getCollection('paperChapters')).filter(({ id }) => id.startsWith(`${book}/`));
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { title, description } = entry.data;
      const slug = entry.id.slice(book.length + 1);
      const rendered = entry.rendered && { html: fillSurvey(entry.rendered.html, survey) };
      const text = readText({ ...entry, rendered });
      const meta = {
        path: `${bookPath}/${slug}`,
        title,
        description,
        crumb: title,
        under: [...under, { name: bookTitle, path: bookPath }],
        ...(article && { article }),
      };
      return { slug, title, lead: description, text, meta };
    });
}
