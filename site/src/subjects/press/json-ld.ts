// A press release for search engines.
import type { NewsArticle } from 'schema-dts';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import type { LoadedPressRelease } from './collection';

export const newsArticle = (
  from: Publisher,
  { headline: title, description, date }: LoadedPressRelease,
  path: string,
): NewsArticle => ({
  '@type': 'NewsArticle',
  ...companyArticle(from, { title, description, path }),
  datePublished: date,
});
