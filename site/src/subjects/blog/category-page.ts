// What the page of one category is given: its articles, the newest first, beside the index of all categories.
import { aside } from '~/content/pages/blog';
import { blogCategory } from '~/facts/blog-categories';
import { counted } from '~/lib/words';
import type { PageMeta } from '~/seo/page-meta';
import { categoryLinks, categoryPath, postsIn } from './categories';
import type { LoadedPost } from './collection';
import { blogFeed, categoryFeed } from './feeds';
import { coverOf } from './post-cards';
import { newestFirst } from './posts';

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
