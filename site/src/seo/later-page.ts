// Meta data of page 2 and later of a list.

import type { Crumb, PageMeta } from '../lib/page-meta.ts';
import { pagePath, type Slice } from '../lib/paging.ts';

type List = {
  path: string;
  /** Title of the list: `All articles`. */
  name: string;
  /** A sentence of 50 to 130 characters. */
  about: string;
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
  previous: pagePath(path, place.page - 1),
});
