// An event for search engines. All of the company's events are free.
import type { Event, EventLeaf, Place, VirtualLocation } from 'schema-dts';
import { absoluteUrl, picturePath } from '~/seo/addresses';
import { organisationName, type Publisher, townAddress } from '~/seo/json-ld';
import type { LoadedEvent } from './collection';
import { eventOn, eventPath, type Scheduled } from './event-dates';

/** An event on one of its dates. */
export function eventThing(from: Publisher, { event, date }: Scheduled): Event {
  const { slug, title, summary, languages, capacity, ...there } = eventOn(event, date);
  const path = eventPath(slug);
  const url = absoluteUrl(from.site, path);
  return {
    '@type': 'Event',
    name: date.topic ? `${title}: ${date.topic}` : title,
    description: summary,
    startDate: date.starts,
    endDate: date.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    ...attendance(there, url),
    image: absoluteUrl(from.site, picturePath(path)),
    inLanguage: languages,
    maximumAttendeeCapacity: capacity,
    isAccessibleForFree: true,
    organizer: organisationName(from),
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'UGX',
      availability: 'https://schema.org/InStock',
      url,
    },
    url,
  };
}

/** In a room, on a screen, or both. An event without a place is held online. */
function attendance(
  { place, online }: Pick<LoadedEvent, 'place' | 'online'>,
  url: string,
): Pick<EventLeaf, 'eventAttendanceMode' | 'location'> {
  const screen: VirtualLocation = { '@type': 'VirtualLocation', url };
  if (!place)
    return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: screen };
  const room: Place = { '@type': 'Place', name: place.name, address: townAddress(place.town) };
  return online
    ? { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode', location: [room, screen] }
    : { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: room };
}
