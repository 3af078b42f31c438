// What the pages of the blog's list are given: on the first one article on top, then six of them, and the index of
// categories.
import { aside, featured, index, laterPages } from '~/content/pages/blog';
import { featuredNumber } from '~/facts/blog';
import { inPages, type Slice } from '~/lib/paging';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import { categoryLinks } from './category-page';
import type { LoadedPost } from './collection';
import { blogFeed } from './feeds';
import { LIST, PER_PAGE } from './islands/BlogIndex/article-addresses';
import type { IndexedPost } from './islands/BlogIndex/BlogIndex';
import { coverOf, indexed } from './posts';

/** The article on top. One that is missing stops the build. */
export function featuredOf(posts: readonly LoadedPost[]): LoadedPost {
  const post = posts.find(({ number }) => number === featuredNumber);
  if (!post) {
    throw new Error(
      `site/src/content/facts/blog.yaml: featured: no article has the number ${featuredNumber}.`,
    );
  }
  return post;
}

/** All articles in the stored order, six on a page. */
export const blogPages = (posts: readonly LoadedPost[]) => inPages(posts.map(indexed), PER_PAGE);

export function blogPage(posts: readonly LoadedPost[]) {
  const [list = { page: 1, pages: 1, total: 0, items: [] }] = blogPages(posts);
  const first = { ...coverOf(featuredOf(posts)), href: '/blog/featured', linkLabel: featured.linkLabel };
  return {
    featured: { firstTitle: featured.title, first },
    list,
    ...around(posts),
  };
}

/** The pages of the list after the first. */
export function laterBlogPages(posts: readonly LoadedPost[]) {
  const [, ...later] = blogPages(posts);
  const all = around(posts);
  return later.map((list) => ({ ...laterBlogPage(list), ...all }));
}

function laterBlogPage(list: Slice<IndexedPost>) {
  const { page, pages } = list;
  const under = [{ name: 'Blog', path: LIST }];
  return {
    meta: laterPageMeta({ path: LIST, name: index.title, about: laterPages.about, under }, list),
    hero: { look: 'reference' as const, trail: under, title: index.title },
    title: pageOfPages(list),
    list,
    links: { label: laterPages.label, list: LIST, page, pages },
  };
}

const around = (posts: readonly LoadedPost[]) => ({
  feeds: [blogFeed],
  categories: categoryLinks(posts),
  feedLink: { label: aside.feed, href: blogFeed.path },
});
