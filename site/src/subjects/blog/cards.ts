// An article in the shapes that the blog's sections take.
import { formatDate } from '~/lib/dates';
import { categoryPath } from '~/lib/slugs';
import type { LoadedPost } from './load-posts';
import { postPath } from './posts';

export const blogCrumb = { name: 'Blog', path: '/blog' };

const seedOf = ({ number }: LoadedPost) => `blog-${number}`;

/** What the search needs and no more: it goes to the browser. */
export function indexed(post: LoadedPost) {
  const { title, excerpt, author, category, date, minutes } = post;
  const facts = [formatDate(date), `${minutes}\u00a0min\u00a0read`];
  return { seed: seedOf(post), title, text: excerpt, author, category, href: postPath(post), facts };
}

export function coverOf(post: LoadedPost) {
  const { author, facts, ...cover } = indexed(post);
  return { ...cover, facts: [author, ...facts] };
}

/** The top of its own page. */
export function headOf(post: LoadedPost) {
  const trail = [blogCrumb, { name: post.category, path: categoryPath(post.category) }];
  return { trail, title: post.title, lead: post.excerpt, seed: seedOf(post) };
}

export function linkTo(post: LoadedPost | undefined) {
  return post && { title: post.title, href: postPath(post) };
}
