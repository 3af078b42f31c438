// An event as search engines read it.
import { describe, expect, test } from 'vitest';
import { publisher } from '~/seo/publisher';
import type { LoadedEvent } from './collection';
import { datesOf } from './event-dates';
import { meetup, someEvent, summit, today, webinar, workshop } from './fixtures';
import { eventThing } from './json-ld';

function thing(event: LoadedEvent) {
  const [date] = datesOf(event, today);
  if (!date) throw new Error('no date');
  return eventThing(publisher, { event, date });
}

test('says when it is, that it is free, and how many may come', () => {
  expect(thing(summit)).toMatchObject({
    '@type': 'Event',
    name: 'The summit',
    startDate: '2027-03-10T09:00:00+03:00',
    endDate: '2027-03-12T17:00:00+03:00',
    inLanguage: ['en', 'lg'],
    maximumAttendeeCapacity: 50,
    offers: { price: 0, priceCurrency: 'UGX' },
    image: 'https://tred.example/og/events/summit.png',
    url: 'https://tred.example/events/summit',
  });
});

test('a date of a series is named with its topic', () => {
  expect(thing(workshop)).toMatchObject({ name: 'The workshop: Nov topic' });
});

describe('its location', () => {
  test.each([
    [summit, 'Offline', { '@type': 'Place', name: 'Main Hall', address: { addressLocality: 'Kampala' } }],
    [webinar, 'Online', { '@type': 'VirtualLocation', url: 'https://tred.example/events/webinar' }],
    // A series that travels is where that date is.
    [meetup, 'Offline', { '@type': 'Place', address: { addressLocality: 'Dec Town' } }],
  ])('is one when held in one way', (event, mode, location) => {
    expect(thing(event)).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    });
  });

  test('is two when held in both', () => {
    expect(thing(someEvent('both', { place: { name: 'Hall', town: 'Gulu' } }))).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    });
  });
});
