// Links to channels, the next meetups, and the hackathons with dates, towns and winners.
import type { z } from 'astro/zod';
import { figures } from '~/facts/figures';
import { organisation } from '~/facts/organisation';
import { hackathonCalendar, hallOfFame } from '~/facts/programmes';
import { schoolTerms } from '~/facts/terms';
import { eventPath } from '~/features/events/dates';
import type { loadEvents } from '~/features/events/load';
import { formatDate, todayInKampala } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { type DayRule, nextDate, recurringDay, soonestFirst } from '~/lib/recurring-days';
import { termsOfYear } from '~/lib/school-terms';
import type { DataTableProps } from '~/sections/Table/DataTable';
import type { channelHeroWords, HackathonsWords, MeetupsWords } from './words';

/** The hero of a channel, with how to get in. */
export function channelHero(
  { channel, open, byInvitation, ...words }: z.infer<typeof channelHeroWords>,
  urls: Partial<typeof organisation.community> = organisation.community,
) {
  const url = urls[channel];
  const { join, lead, href } = url === undefined ? byInvitation : { ...open, href: url };
  return { ...words, lead, actions: [{ label: join, href }] };
}

export const MEETUPS = 'developers-meetup';

type Event = Awaited<ReturnType<typeof loadEvents>>[number];

export function nextMeetups(
  events: readonly Pick<Event, 'slug' | 'places' | 'topics' | 'when'>[],
  { shown, register, ...words }: MeetupsWords,
  today = todayInKampala(),
): DataTableProps {
  const event = events.find((each) => each.slug === MEETUPS);
  if (!event?.places || !event.topics || !('recurs' in event.when))
    throw new Error(`content/events/${MEETUPS}.yaml must be a series with places and topics.`);
  const { places, topics, when } = event;
  const { recurs } = when;
  const dated = places.map((place, index) => ({
    ...place,
    topic: topics[index] ?? '',
    rule: { ...recurs, months: [index + 1] } satisfies DayRule,
  }));
  const href = `${eventPath(MEETUPS)}?event=${MEETUPS}-`;
  const rows = soonestFirst(dated, ({ rule }) => rule, today)
    .slice(0, shown)
    .map(({ name, town, topic, rule }) => {
      const day = recurringDay(rule, today);
      const link = { label: register, href: `${href}${day}#register`, of: town };
      return { name: town, note: topic, cells: [{ day }, name, link] };
    });
  return { ...words, rows, firstIsNext: true };
}

export function hackathonsOf({ calendar, points, events: words, ...section }: HackathonsWords) {
  const today = todayInKampala();
  const events = words.map(({ dates, ...event }) => ({ ...event, points, rule: hackathonCalendar[dates] }));
  const inOrder = soonestFirst(events, ({ rule }) => rule, today);
  return {
    ...section,
    events: inOrder.map(({ rule, ...event }) => ({ ...event, ...nextDate(rule, today) })),
    caption: calendar.caption,
    strip: yearStrip(events, calendar),
  };
}

/** Twelve months from the first of this month, so that a hackathon earlier in the month is visible. */
function yearStrip(
  events: readonly { title: string; rule: DayRule }[],
  { label, weekend }: HackathonsWords['calendar'],
) {
  const from = `${todayInKampala().slice(0, 7)}-01`;
  const marks = events
    .map(({ title, rule }) => ({ name: title, first: recurringDay(rule, from) }))
    .sort((a, b) => a.first.localeCompare(b.first));
  const weekends = marks.map(({ name, first }) => fillValues(weekend, { name, day: formatDate(first) }));
  const terms = termsOfYear(schoolTerms(), from);
  return { from, marks, terms, label: fillValues(label, { weekends: weekends.join(', ') }) };
}

export function hallOfFameGroups() {
  const [first, second, third] = figures().hackathons;
  const worth = { first: first.figure, second: second.figure, third: third.figure };
  return hallOfFame.hackathons.map(({ title, place, winners }) => ({
    title,
    text: place,
    entries: winners.map(({ prize, project, ...winner }) => ({
      ...winner,
      figure: worth[prize],
      title: project,
    })),
  }));
}
