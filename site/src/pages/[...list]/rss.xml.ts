// Feeds, newest entry first: `/blog/rss.xml`, one for each category of the blog, and `/updates/rss.xml`, `/newsletter/rss.xml`.
import type { APIRoute, GetStaticPaths } from 'astro';
import { blogCategories } from '~/facts/blog';
import { loadPosts } from '~/features/blog/load';
import { blogFeed, categoryFeed, feedItems, postsIn } from '~/features/blog/view';
import { loadIssues } from '~/features/newsletter/load';
import { issueItem, issuesFeed } from '~/features/newsletter/view';
import { loadReleases } from '~/features/releases/load';
import { feedItem, updatesFeed } from '~/features/releases/view';
import { slugify } from '~/lib/format-text';
import { type Feed, type FeedItem, feedText } from '~/seo/feed';

type Props = { feed: Feed; items: readonly FeedItem[] };

export const getStaticPaths = (async () => {
  const posts = await loadPosts();
  const at = (list: string, feed: Feed, items: readonly FeedItem[]) => ({
    params: { list },
    props: { feed, items },
  });
  return [
    at('blog', blogFeed(), feedItems(posts)),
    at('updates', updatesFeed(), (await loadReleases()).map(feedItem)),
    at('newsletter', issuesFeed(), (await loadIssues()).map(issueItem)),
    ...blogCategories().map((name) =>
      at(`blog/category/${slugify(name)}`, categoryFeed(name), feedItems(postsIn(name, posts))),
    ),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { feed, items }, url, site = url }) =>
  new Response(await feedText(site, feed, items));
