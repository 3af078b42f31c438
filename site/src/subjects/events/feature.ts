// The one event set large at the top of the list.
import { featured } from '~/content/pages/events';
import type { EventFeatureProps } from './EventFeature/EventFeature';
import { eventFacts, eventPath, formatEventDate, type Scheduled } from './event-dates';
import type { LoadedEvent } from './load-events';

type Each = Scheduled<LoadedEvent>;

/** The featured event that comes next, or else whatever does; and the rest in their order. */
export function pickFeatured(next: readonly Each[]): { first: Each | undefined; rest: Each[] } {
  const first = next.find(({ event }) => event.featured) ?? next[0];
  return { first, rest: next.filter((each) => each !== first) };
}

export const featureOf = ({ event, date }: Each): EventFeatureProps => ({
  kicker: featured.kicker,
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  until: date.last,
  text: event.about[0] ?? event.summary,
  facts: eventFacts(event),
  points: event.points,
  actions: [
    { label: featured.register, href: `${eventPath(event.slug)}#register` },
    { label: featured.more, href: eventPath(event.slug) },
  ],
  over: featured.over,
  seed: event.slug,
});
