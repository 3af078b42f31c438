// What the pages of one category are given: its articles, the newest first, beside the index of all categories.
import { aside, laterPages } from '~/content/pages/blog';
import { blogCategories, blogCategory } from '~/facts/blog-categories';
import { inPages, type Slice } from '~/lib/paging';
import { counted, fillPlaces } from '~/lib/words';
import type { Cover } from '~/sections/Covers/Covers';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import type { PageMeta } from '~/seo/page-meta';
import type { LoadedPost } from './collection';
import { blogFeed, categoryFeed } from './feeds';
import { categoryPath, coverOf, newestFirst, postsIn } from './posts';

export function categoryMeta(name: string): PageMeta {
  const { title, about } = blogCategory(name);
  return {
    path: categoryPath(name),
    title: `${name}: ${title}`,
    ogTitle: title,
    description: about,
    crumb: name,
    under: [{ name: 'Blog', path: '/blog' }],
  };
}

/** Articles on a page of a category. */
const PER_PAGE = 20;

/** The pages of a category: what each is given, by its number. */
export function categoryPages(name: string, posts: readonly LoadedPost[]) {
  const own = newestFirst(postsIn(name, posts)).map(coverOf);
  const categories = categoryLinks(posts, name);
  return inPages(own, PER_PAGE).map((list) => ({
    page: list.page,
    props: categoryPage(name, list, categories),
  }));
}

function categoryPage(name: string, list: Slice<Cover>, categories: ReturnType<typeof categoryLinks>) {
  const { title, about } = blogCategory(name);
  const { page, pages, total, items } = list;
  const feed = categoryFeed(name);
  const path = categoryPath(name);
  return {
    meta: page === 1 ? categoryMeta(name) : laterMeta(name, list),
    feeds: [feed, blogFeed],
    hero: { kicker: name, title, lead: page === 1 ? about : pageOfPages(list) },
    count: counted(total, aside.unit),
    covers: items,
    links: { label: laterPages.label, list: path, page, pages },
    feedLink: { label: fillPlaces(aside.categoryFeed, { category: name }), href: feed.path },
    categories,
  };
}

const laterMeta = (name: string, list: Slice<Cover>): PageMeta => {
  const path = categoryPath(name);
  const under = [
    { name: 'Blog', path: '/blog' },
    { name, path },
  ];
  return laterPageMeta({ path, name, about: laterPages.about, under }, list);
};

/** Also the empty ones, in their order; `current` is the one whose page it is. */
export const categoryLinks = (posts: readonly LoadedPost[], current?: string) => ({
  unit: aside.unit,
  links: blogCategories.map((name) => ({
    label: name,
    href: categoryPath(name),
    count: postsIn(name, posts).length,
    current: name === current,
  })),
});
