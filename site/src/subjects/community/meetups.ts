// The developers' meetups as the page shows them: one line for each month, the next on top.
import { event as slug, dates as words } from '~/content/pages/community/meetups';
import type { DayRule } from '~/lib/recurring-days';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { eventPath } from '~/subjects/events/dates';
import type { loadEvents } from '~/subjects/events/load';

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
