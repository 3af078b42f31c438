// Events for search engines and calendars.
import { organisation } from '~/facts/organisation';
import { absoluteUrl } from '~/seo/addresses';
import { event as eventThing, type Thing } from '~/seo/json-ld';
import { publisher } from '~/seo/publisher';
import { type EventDate, eventOn, eventPath, formatPlace, type Scheduled } from './event-dates';
import type { CalendarEvent } from './icalendar';
import type { LoadedEvent } from './load-events';

export function eventJsonLd(event: LoadedEvent, date: EventDate): Thing {
  const { starts, ends, topic } = date;
  const { place } = eventOn(event, date);
  return eventThing(publisher, {
    name: topic ? `${event.title}: ${topic}` : event.title,
    description: event.summary,
    starts,
    ends,
    ...(place && { place }),
    online: event.online,
    languages: event.languages,
    capacity: event.capacity,
    path: eventPath(event.slug),
  });
}

export function calendarEvent({ event, date }: Scheduled<LoadedEvent>): CalendarEvent {
  const url = absoluteUrl(publisher.site, eventPath(event.slug));
  const { starts, ends, slug, topic } = date;
  return {
    uid: `${slug}@${organisation.domain}`,
    stamp: event.announced,
    starts,
    ends,
    title: event.title,
    description: [topic, event.summary, url].filter(Boolean).join('\n'),
    location: formatPlace(event),
    url,
  };
}
