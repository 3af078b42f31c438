// What the pages of a long list after its first say about themselves.
import { pagePath, type Slice } from '../lib/paging.ts';
import type { Crumb, PageMeta } from './page-meta.ts';

type List = {
  /** The address of the first page. */
  path: string;
  /** What is listed: `All articles`. */
  name: string;
  /** One sentence on it, 50 to 130 characters. */
  about: string;
  /** The first page, and those above it. */
  under: readonly Crumb[];
};

type Place = Pick<Slice<unknown>, 'page' | 'pages'>;

export const pageOfPages = ({ page, pages }: Place) => `Page ${page} of ${pages}`;

export const laterPageMeta = ({ path, name, about, under }: List, place: Place): PageMeta => ({
  path: pagePath(path, place.page),
  title: `${name}, page ${place.page}`,
  description: `${name}, page ${place.page} of ${place.pages}: ${about}`,
  crumb: `Page ${place.page}`,
  under,
  // Its own would say the same.
  pictureOf: path,
  previous: pagePath(path, place.page - 1),
});
