// What the page of one category is given: its articles, the newest first, beside the index of all categories.
import { aside } from '~/content/pages/blog';
import { blogCategories, blogCategory } from '~/facts/blog-categories';
import { counted } from '~/lib/words';
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

export function categoryPage(name: string, posts: readonly LoadedPost[]) {
  const { title, about } = blogCategory(name);
  const own = newestFirst(postsIn(name, posts));
  const feed = categoryFeed(name);
  return {
    meta: categoryMeta(name),
    feeds: [feed, blogFeed],
    hero: { kicker: name, title, lead: about, seed: name },
    count: counted(own.length, aside.unit),
    covers: own.map(coverOf),
    feedLink: { label: feed.title, href: feed.path },
    categories: categoryLinks(posts, name),
  };
}

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
