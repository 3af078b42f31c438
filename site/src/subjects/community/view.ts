// What the community pages are given: the way into a channel, and the meetups by month.
import { event as slug, dates as words } from '~/content/pages/community/meetups';
import type { DayRule } from '~/lib/recurring-days';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { eventPath } from '~/subjects/events/dates';
import type { loadEvents } from '~/subjects/events/load';

type Action = { label: string; href: string };

export type ChannelWords = {
  /** Said where the link is public, and where it is not. */
  open: { join: string; lead: string };
  asked: { join: string; lead: string; href: string };
};

export type ChannelAccess = { isOpen: boolean; lead: string; action: Action };

/** `url` is what facts/organisation says; anything but an https address there is a mistake. */
export function channelAccess(url: string | undefined, { open, asked }: ChannelWords): ChannelAccess {
  if (url === undefined)
    return { isOpen: false, lead: asked.lead, action: { label: asked.join, href: asked.href } };
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error(`facts/organisation: "${url}" is not an https address.`);
  return { isOpen: true, lead: open.lead, action: { label: open.join, href: url } };
}

type Event = Awaited<ReturnType<typeof loadEvents>>[number];
type Meetups = { dates: DataTableProps; agenda: Event['agenda'] };

export function meetupsOf(
  events: readonly Pick<Event, 'slug' | 'places' | 'topics' | 'when' | 'agenda'>[],
): Meetups {
  const event = events.find((each) => each.slug === slug);
  if (!event?.places || !event.topics || !('recurs' in event.when))
    throw new Error(`content/events/${slug}.yaml must be a series with places and topics.`);
  const { places, topics, when, agenda } = event;
  const { recurs } = when;
  const { register, ...rest } = words;
  const rows = places.map(({ name, town }, index) => {
    const rule: DayRule = { ...recurs, months: [index + 1] };
    const href = `${eventPath(slug)}?event=${slug}-{day}#register`;
    const cells = [{ recurs: rule }, name, { label: register, href, recurs: rule }];
    return { name: town, note: topics[index] ?? '', cells };
  });
  return { dates: { ...rest, rows }, agenda };
}
