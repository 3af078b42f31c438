// What an article's page is given: its head and text, how to share it, and what to read next.
import { article as words } from '~/content/pages/blog';
import { absoluteUrl } from '~/seo/addresses';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import type { LoadedPost } from './collection';
import { blogFeed } from './feeds';
import { blogPosting } from './json-ld';
import { categoryPath, coverOf, neighbours, postPath, seedOf } from './posts';
import { relatedness } from './related';

export function postMeta(post: LoadedPost): PageMeta {
  const { title, excerpt, date, updated, author, category } = post;
  const article = { published: date, updated, author, section: category };
  return { path: postPath(post), title, description: excerpt, article };
}

export function articlePage(post: LoadedPost, posts: readonly LoadedPost[], relatedTo = relatedness(posts)) {
  const { title, excerpt, category, text, author, date, updated, minutes } = post;
  const { previous, next } = neighbours(post, posts);
  return {
    article: {
      meta: postMeta(post),
      feeds: [blogFeed],
      jsonLd: [blogPosting(publisher, post)],
      trail: [
        { name: 'Blog', path: '/blog' },
        { name: category, path: categoryPath(category) },
      ],
      title,
      lead: excerpt,
      seed: seedOf(post),
      text,
    },
    byline: { author, date, updated, minutes },
    // The address to share, also from /blog/featured.
    share: { title, url: absoluteUrl(publisher.site, postPath(post)) },
    related: {
      title: words.related,
      covers: relatedTo(post, 3).map(coverOf),
      tone: 'sunk' as const,
    },
    neighbours: { label: words.neighbours, previous: linkTo(previous), next: linkTo(next) },
  };
}

const linkTo = (post: LoadedPost | undefined) => post && { title: post.title, href: postPath(post) };
