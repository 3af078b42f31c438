// What people can follow: all articles, or those of one category, the newest first.
import { meta } from '~/content/pages/blog';
import { blogCategory } from '~/facts/blog-categories';
import { organisation } from '~/facts/organisation';
import type { Feed, FeedItem } from '~/seo/feed';
import type { LoadedPost } from './collection';
import { categoryPath, newestFirst, postPath } from './posts';

const title = `${organisation.name} blog`;

export const blogFeed: Feed = {
  title,
  description: meta.description,
  path: '/blog/rss.xml',
  archive: '/blog',
};

export const categoryFeed = (name: string): Feed => ({
  title: `${title}: ${name}`,
  description: blogCategory(name).about,
  path: `${categoryPath(name)}/rss.xml`,
  archive: categoryPath(name),
});

export const feedItems = (posts: readonly LoadedPost[]): FeedItem[] =>
  newestFirst(posts).map((post) => {
    const { title, excerpt: text, date, author, category } = post;
    return { title, text, date, path: postPath(post), author, category };
  });
