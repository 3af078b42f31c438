// View models of issues: pages, feed, and what an issue can be about.
import type { IssueList, News } from '@tred/contract/newsletter';
import { NEWSLETTER } from '@tred/contract/newsletter';
import { organisation } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import type { PageMeta } from '~/lib/page-meta';
import type { EventEntry } from '~/sections/Dates/Dates';
import type { Feed, FeedItem } from '~/seo/feed';
import type { LoadedPost } from '../blog/schema';
import { coverOf } from '../blog/view';
import { eventPath, upcomingDates } from '../events/dates';
import type { Programme } from '../events/schema';
import type { LoadedRelease } from '../releases/schema';
import { feedItem } from '../releases/view';
import type { LoadedIssue } from './schema';
import { newsletter } from './words';

const trail = () => [{ name: newsletter.meta.crumb ?? newsletter.meta.title, path: NEWSLETTER }];

const pathOf = ({ id }: LoadedIssue) => `${NEWSLETTER}/${id}`;

export const issuesFeed = (): Feed => ({
  ...newsletter.feed,
  path: `${NEWSLETTER}/rss.xml`,
  archive: NEWSLETTER,
});

export function issueMeta(issue: LoadedIssue) {
  const { title, description, date } = issue;
  return {
    path: pathOf(issue),
    pictureOf: NEWSLETTER,
    title,
    description,
    article: { published: date, author: organisation.name, section: newsletter.meta.title },
  } satisfies PageMeta;
}

export const issueItem = (issue: LoadedIssue): FeedItem => ({
  title: issue.title,
  text: issue.description,
  date: issue.date,
  path: pathOf(issue),
});

export const issuePage = (issue: LoadedIssue) => ({
  article: {
    meta: issueMeta(issue),
    trail: trail(),
    title: issue.title,
    lead: issue.description,
    text: issue.text,
    feeds: [issuesFeed()],
  },
  date: { dateTime: issue.date, date: formatDate(issue.date) },
});

export const issueEntry = (issue: LoadedIssue): EventEntry => ({
  title: issue.title,
  description: issue.description,
  facts: [newsletter.list.fact],
  date: formatDate(issue.date),
  from: issue.date,
  link: { label: newsletter.list.read, href: pathOf(issue) },
});

type Content = {
  issues: readonly LoadedIssue[];
  posts: readonly LoadedPost[];
  releases: readonly LoadedRelease[];
  programme: Programme;
};

/** The server looks for articles and releases since the last issue, and for the next events. */
const MOST = 12;

export function issueList({ issues, posts, releases, programme: { events, today } }: Content): IssueList {
  const articles = posts.map((post): News => {
    const { title, text, href } = coverOf(post);
    return { kind: 'Articles', title, text, href, date: post.date };
  });
  const changes = releases.map((release): News => {
    const { title, path: href, date } = feedItem(release);
    return { kind: 'Releases', title, text: release.description, href, date };
  });
  const coming = upcomingDates(events, today).map(
    ({ event, date }): News => ({
      kind: 'Events',
      title: event.title,
      text: formatDate(date.first),
      href: eventPath(event.slug),
      date: date.first,
    }),
  );
  const newest = (all: News[]) => all.sort((a, b) => b.date.localeCompare(a.date)).slice(0, MOST);
  return {
    issues: issues.map(({ id, title, date }) => ({ id, title, date })),
    news: [...newest(articles), ...newest(changes), ...coming.slice(0, MOST)],
  };
}
