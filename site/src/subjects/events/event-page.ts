// The parts of one event's page, from its file and today's date.
import { event as words } from '~/content/pages/events';
import type { HeroProps } from '~/sections/Hero/Hero';
import { upcomingEntry } from './entries';
import { type EventDate, eventPath, nextDates, recordingPath } from './event-dates';
import { type LoadedEvent, loadEvents, today } from './load-events';
import { eventJsonLd } from './machine-readable';

export function jsonLdOf(event: LoadedEvent, dates: readonly EventDate[]) {
  return [...dates.map((date) => eventJsonLd(event, date))];
}

export function heroOf({ slug, type, title, summary }: LoadedEvent, isOver: boolean): HeroProps {
  const [kicker, action] = isOver
    ? [`${words.overKicker}, ${type.toLowerCase()}`, words.over.calendar]
    : [type, { label: words.register.title, href: `${eventPath(slug)}#register` }];
  return { look: 'split', kicker, title, lead: summary, actions: [action] };
}

export const overOf = ({ slug }: LoadedEvent, isRecorded: boolean) => ({
  title: words.over.title,
  text: isRecorded ? words.over.recorded : words.over.text,
  actions: [
    ...(isRecorded ? [{ label: words.over.recording, href: recordingPath(slug) }] : []),
    words.over.calendar,
  ],
});

export async function othersOf({ slug }: LoadedEvent) {
  const others = nextDates(await loadEvents(), today).filter(({ event }) => event.slug !== slug);
  return { ...words.others, events: others.slice(0, 2).map(upcomingEntry) };
}
