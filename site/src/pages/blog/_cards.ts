// An article in the shapes that the blog's sections take.
import { formatDate } from '~/lib/dates';
import { postPath } from '~/lib/posts';
import { categoryPath } from '~/lib/slugs';
import type { LoadedPost } from './_posts';

export const blogCrumb = { name: 'Blog', path: '/blog' };

const seedOf = ({ number }: LoadedPost) => `blog-${number}`;

export function coverOf(post: LoadedPost) {
  const { title, excerpt, category, author, date, minutes } = post;
  const facts = [author, formatDate(date), `${minutes} min read`];
  return { seed: seedOf(post), title, text: excerpt, href: postPath(post), category, facts };
}

/** The top of its own page. */
export function headOf(post: LoadedPost) {
  const trail = [blogCrumb, { name: post.category, path: categoryPath(post.category) }];
  return { trail, title: post.title, lead: post.excerpt, seed: seedOf(post) };
}

/** What the search needs and no more: it goes to the browser. */
export function indexed({ number, title, excerpt, author, category, date, minutes }: LoadedPost) {
  return { number, title, excerpt, author, category, date: formatDate(date), minutes };
}

export function linkTo(post: LoadedPost | undefined) {
  return post && { title: post.title, href: postPath(post) };
}
