// When events take place, what is over, and in which order they stand.
import { describe, expect, it } from 'vitest';
import { datesOf, nextDates, pastEvents, timesOf, upcomingDates } from './event-dates';
import { meetup, summit, today, webinar, workshop } from './fixtures';

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
    expect(dates[1]).toMatchObject({ slug: 'workshop-2026-12-19', topic: 'Dec topic' });
  });

  it('is each month where that month’s entry says, for a series that travels', () => {
    expect(datesOf(meetup, today)[0]).toMatchObject({ first: '2026-12-10', place: { town: 'Dec Town' } });
    expect(nextDates([meetup], today)[0]?.event.place).toEqual({ name: 'Room', town: 'Dec Town' });
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

describe('timesOf', () => {
  it('knows the last day of an event, and that it is over the day after', () => {
    expect(timesOf(summit, '2027-03-12')).toMatchObject({ until: '2027-03-12', isOver: false });
    expect(timesOf(summit, '2027-03-13')).toMatchObject({ isOver: true, isSeries: false });
    expect(timesOf(workshop, '2040-01-01')).toMatchObject({ isOver: false, isSeries: true });
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
