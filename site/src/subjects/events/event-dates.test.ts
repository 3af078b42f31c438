// When events take place, what is over, and how dates and places are written.
import { describe, expect, it } from 'vitest';
import {
  dateChoice,
  datesOf,
  type EventFacts,
  eventFacts,
  formatEventDate,
  formatPlace,
  groupDates,
  nextDates,
  pastEvents,
  upcomingDates,
} from './event-dates.ts';

const event = (slug: string, more: Partial<EventFacts>): EventFacts => ({
  slug,
  title: slug,
  type: 'Webinar',
  when: { first: '2026-12-03', last: '2026-12-03', from: '16:00', until: '17:30' },
  online: true,
  capacity: 50,
  languages: ['en', 'lg'],
  ...more,
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const workshop = event('workshop', {
  when: { recurs: { which: 3, weekday: 6 }, rhythm: 'monthly', from: '09:00', until: '13:00' },
  topics: months,
});
const summit = event('summit', {
  when: { first: '2027-03-10', last: '2027-03-12', from: '09:00', until: '17:00' },
});
const webinar = event('webinar', {});
const today = '2026-11-15';

describe('datesOf', () => {
  it('gives the moments of a fixed event with Kampala’s offset', () => {
    expect(datesOf(summit, today)).toEqual([
      {
        slug: 'summit',
        first: '2027-03-10',
        last: '2027-03-12',
        starts: '2027-03-10T09:00:00+03:00',
        ends: '2027-03-12T17:00:00+03:00',
      },
    ]);
  });

  it('gives a year of third Saturdays, each with its own name and its month’s topic', () => {
    const dates = datesOf(workshop, today);
    expect(dates.map(({ first }) => first)).toEqual([
      '2026-11-21',
      '2026-12-19',
      '2027-01-16',
      '2027-02-20',
      '2027-03-20',
      '2027-04-17',
      '2027-05-15',
      '2027-06-19',
      '2027-07-17',
      '2027-08-21',
      '2027-09-18',
      '2027-10-16',
    ]);
    expect(dates[1]).toMatchObject({ slug: 'workshop-2026-12-19', topic: 'Dec' });
  });

  it('never runs dry, whenever it is asked', () => {
    for (const day of ['2026-02-28', '2028-02-29', '2031-12-31', '2040-01-01']) {
      const dates = datesOf(workshop, day);
      expect(dates.length).toBeGreaterThanOrEqual(11);
      expect(dates.length).toBeLessThanOrEqual(13);
      expect(dates.every(({ first }) => new Date(first).getUTCDay() === 6)).toBe(true);
    }
  });
});

describe('a series that travels', () => {
  const places = months.map((town) => ({ name: 'Room', town }));
  const travelling = event('meetup', {
    when: { recurs: { which: 2, weekday: 4 }, rhythm: 'monthly', from: '17:30', until: '20:00' },
    places,
    topics: months,
    online: false,
  });

  it('is each month where that month’s entry says', () => {
    const [december] = datesOf(travelling, today);
    expect(december).toMatchObject({ first: '2026-12-10', place: { town: 'Dec' } });
    const [next] = nextDates([travelling], today);
    expect(next && formatPlace(next.event)).toBe('Room, Dec');
  });

  it('says the town where a date is chosen', () => {
    const [december] = datesOf(travelling, today);
    expect(december && dateChoice(december).label).toBe('10 December 2026, Dec: Dec');
  });
});

describe('what is to come and what is over', () => {
  const events = [summit, webinar, workshop];
  const slugs = (list: readonly { date: { slug: string } }[]) => list.map(({ date }) => date.slug);

  it('orders by time, and gives each event’s next date', () => {
    expect(slugs(upcomingDates(events, today)).slice(0, 3)).toEqual([
      'workshop-2026-11-21',
      'webinar',
      'workshop-2026-12-19',
    ]);
    expect(slugs(nextDates(events, today))).toEqual(['workshop-2026-11-21', 'webinar', 'summit']);
  });

  it('counts the last day as still to come and moves what is over down, the latest first', () => {
    expect(slugs(nextDates(events, '2027-03-12'))).toContain('summit');
    expect(slugs(pastEvents(events, '2027-03-12'))).toEqual(['webinar']);
    expect(slugs(nextDates(events, '2027-03-13'))).toEqual(['workshop-2027-03-20']);
    expect(slugs(pastEvents(events, '2027-03-13'))).toEqual(['summit', 'webinar']);
  });
});

it('writes dates, places and facts for people', () => {
  expect(formatEventDate({ first: '2027-03-10', last: '2027-03-12' })).toBe('10–12 March 2027');
  const hall = { name: 'Aswa River Hall', town: 'Gulu' };
  expect(formatPlace({ place: hall, online: false })).toBe('Aswa River Hall, Gulu');
  expect(formatPlace({ place: hall, online: true })).toBe('Aswa River Hall, Gulu, and online');
  expect(eventFacts(workshop)).toEqual([
    'Webinar',
    'Online',
    '9:00-13:00 EAT',
    '50 places',
    'English and Luganda',
  ]);
  expect(eventFacts(event('e', { expected: '500+ expected' }))).toContain('500+ expected');
  expect(eventFacts(event('e', { attendees: 48 }))).toContain('48 came');
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
