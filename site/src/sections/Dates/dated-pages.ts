// The pages of a list of dates that has its own address.
import type { z } from 'astro/zod';
import type { wholeListWords } from '~/components/PageLinks/schema';
import type { Crumb } from '~/lib/page-meta';
import { inPages } from '~/lib/paging';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import type { EventEntry } from './Dates';

const PER_PAGE = 12;

type List = { path: string; words: z.infer<typeof wholeListWords>; trail: readonly Crumb[] };

export function datedPages(events: readonly EventEntry[], { path, words, trail }: List) {
  const { title, description, about, label } = words;
  const under = [...trail, { name: title, path }];
  return inPages(events, PER_PAGE).map(({ items, ...list }) => ({
    page: list.page,
    meta:
      list.page === 1
        ? { path, title, description, crumb: title, under: trail }
        : laterPageMeta({ path, name: title, about, under }, list),
    hero: { trail, title },
    list: {
      title: pageOfPages(list),
      events: items,
      pages: { label, list: path, page: list.page, pages: list.pages },
    },
  }));
}
