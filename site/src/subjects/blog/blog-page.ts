// What the blog's front page is given: one article on top, then all of them, and the index of categories.
import { aside, featured, featuredNumber } from '~/content/pages/blog';
import type { CoversProps } from '~/sections/Covers/Covers';
import { categoryLinks } from './categories';
import type { LoadedPost } from './collection';
import { blogFeed } from './feeds';
import { coverOf, indexed } from './post-cards';

/** The article on top. One that is missing stops the build. */
export function featuredOf(posts: readonly LoadedPost[]): LoadedPost {
  const post = posts.find(({ number }) => number === featuredNumber);
  if (!post) {
    throw new Error(`content/pages/blog.ts: featuredNumber: no article has the number ${featuredNumber}.`);
  }
  return post;
}

export function blogPage(posts: readonly LoadedPost[]) {
  const first = { ...coverOf(featuredOf(posts)), href: '/blog/featured', linkLabel: featured.linkLabel };
  return {
    feeds: [blogFeed],
    featured: { title: featured.title, covers: [first], featured: true } satisfies CoversProps,
    posts: posts.map(indexed),
    categories: categoryLinks(posts),
    feedLink: { label: aside.feed, href: blogFeed.path },
  };
}
