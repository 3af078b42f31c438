// A page of the documentation for search engines.
import type { TechArticle } from 'schema-dts';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import type { LoadedDoc } from './collection';
import { docPath } from './reading-order';

export const techArticle = (from: Publisher, doc: LoadedDoc): TechArticle => ({
  '@type': 'TechArticle',
  ...companyArticle(from, { title: doc.title, description: doc.description, path: docPath(doc) }),
  dateModified: doc.updated,
});
