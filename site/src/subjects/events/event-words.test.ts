// How dates, hours and places are written.
import { expect, it } from 'vitest';
import { datesOf, upcomingDates } from './event-dates';
import { dateChoice, eventFacts, formatEventDate, formatPlace, groupDates } from './event-words';
import { meetup, someEvent, today, webinar, workshop } from './fixtures';

it('writes dates, places and facts for people', () => {
  expect(formatEventDate({ first: '2027-03-10', last: '2027-03-12' })).toBe('10–12 March 2027');
  const hall = { name: 'Aswa River Hall', town: 'Gulu' };
  expect(formatPlace({ place: hall, online: false })).toBe('Aswa River Hall, Gulu');
  expect(formatPlace({ place: hall, online: true })).toBe('Aswa River Hall, Gulu, and online');
  expect(eventFacts(workshop)).toEqual([
    'Workshop',
    'Online',
    '9:00-13:00 EAT',
    '50 places',
    'English and Luganda',
  ]);
  expect(eventFacts(someEvent('e', { expected: '500+ expected' }))).toContain('500+ expected');
  expect(eventFacts(someEvent('e', { attendees: 48 }))).toContain('48 came');
});

it('says the topic or the town where a date is chosen', () => {
  expect(datesOf(workshop, today).map(dateChoice)[1]).toEqual({
    slug: 'workshop-2026-12-19',
    label: '19 December 2026: Dec topic',
    until: '2026-12-19',
  });
  expect(datesOf(meetup, today).map(dateChoice)[0]?.label).toBe('10 December 2026, Dec Town');
});

it('groups dates by month and by year', () => {
  const all = upcomingDates([webinar, workshop], today);
  expect(groupDates('month', all).slice(0, 2)).toMatchObject([
    { title: 'November 2026', dates: [{ day: 'Sat 21' }] },
    { title: 'December 2026', dates: [{ day: 'Thu 3' }, { day: 'Sat 19' }] },
  ]);
  const years = groupDates('year', all);
  expect(years.map(({ title }) => title)).toEqual(['2026', '2027']);
  expect(years[1]?.dates[0]?.day).toBe('Sat 16 January');
});
