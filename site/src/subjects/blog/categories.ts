// The blog's categories: their addresses, their articles, and the index of them all with how many each has.
import { aside } from '~/content/pages/blog';
import { blogCategories } from '~/facts/blog-categories';
import type { LoadedPost } from './collection';

/** Lower case, the first space (and only that) a hyphen. */
export const categorySlug = (name: string) => name.toLowerCase().replace(' ', '-');

export const categoryPath = (name: string) => `/blog/category/${categorySlug(name)}`;

export const postsIn = (name: string, posts: readonly LoadedPost[]) =>
  posts.filter(({ category }) => category === name);

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
