// A paper or a report for search engines.
import type { Report } from 'schema-dts';
import { absoluteUrl } from '~/seo/addresses';
import { companyArticle, type Publisher } from '~/seo/json-ld';
import type { Filed, Publication } from './collection';

export const report = (
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
