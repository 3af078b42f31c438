// View models of letters: pages, feed, and what a letter can be about.
import type { LetterList, News } from '@tred/contract/letters';
import { NEWSLETTER } from '@tred/contract/letters';
import { organisation } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import type { PageMeta } from '~/lib/page-meta';
import type { EventEntry } from '~/sections/DatedList/DatedList';
import type { Feed, FeedItem } from '~/seo/feed';
import type { LoadedPost } from '../blog/schema';
import { coverOf } from '../blog/view';
import { eventPath, upcomingDates } from '../events/dates';
import type { Programme } from '../events/schema';
import type { LoadedRelease } from '../releases/schema';
import { feedItem } from '../releases/view';
import type { LoadedLetter } from './schema';
import { newsletter } from './words';

const { list, meta } = newsletter;
const trail = [{ name: meta.crumb ?? meta.title, path: NEWSLETTER }];

const pathOf = ({ id }: LoadedLetter) => `${NEWSLETTER}/${id}`;

export const lettersFeed: Feed = { ...newsletter.feed, path: `${NEWSLETTER}/rss.xml`, archive: NEWSLETTER };

export function letterMeta(letter: LoadedLetter) {
  const { title, description, date } = letter;
  return {
    path: pathOf(letter),
    pictureOf: NEWSLETTER,
    title,
    description,
    article: { published: date, author: organisation.name, section: meta.title },
  } satisfies PageMeta;
}

export const letterItem = (letter: LoadedLetter): FeedItem => ({
  title: letter.title,
  text: letter.description,
  date: letter.date,
  path: pathOf(letter),
});

export const letterPage = (letter: LoadedLetter) => ({
  article: {
    meta: letterMeta(letter),
    trail,
    title: letter.title,
    lead: letter.description,
    text: letter.text,
    feeds: [lettersFeed],
  },
  date: { dateTime: letter.date, date: formatDate(letter.date) },
});

export const letterEntry = (letter: LoadedLetter): EventEntry => ({
  title: letter.title,
  description: letter.description,
  facts: [list.fact],
  date: formatDate(letter.date),
  from: letter.date,
  link: { label: list.read, href: pathOf(letter) },
});

type Content = {
  letters: readonly LoadedLetter[];
  posts: readonly LoadedPost[];
  releases: readonly LoadedRelease[];
  programme: Programme;
};

/** The server looks for articles and releases since the last letter, and for the next events. */
const MOST = 12;

export function letterList({ letters, posts, releases, programme: { events, today } }: Content): LetterList {
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
    letters: letters.map(({ id, title, date }) => ({ id, title, date })),
    news: [...newest(articles), ...newest(changes), ...coming.slice(0, MOST)],
  };
}
