import { describe, expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { type CalendarEvent, calendarFiles, calendarText } from './calendar';
import { forum, meetup, summit, today, workshop } from './fixtures';

describe('the calendar files', () => {
  const files = calendarFiles([summit, workshop, meetup, forum], today);
  const entriesOf = (name: string) => files.find(({ slug }) => slug === name)?.entries ?? [];
  const uids = (name: string) => entriesOf(name).map(({ uid }) => uid);

  it('are one for all events, one for each event to come, one for each date of a series', () => {
    const slugs = files.map(({ slug }) => slug);
    expect(slugs.slice(0, 4)).toEqual(['all', 'workshop', 'meetup', 'summit']);
    expect(slugs).toContain('workshop-2026-12-19');
    expect(slugs).not.toContain('forum');
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(uids('all')).toEqual([...uids('workshop'), ...uids('meetup'), ...uids('summit')]);
  });

  it('have a series once, by its rule and without the topic of one date', () => {
    expect(entriesOf('workshop')).toMatchObject([{ recurs: { which: 3, weekday: 6 } }]);
    expect(entriesOf('workshop')[0]?.description).not.toContain('topic');
    expect(entriesOf('workshop-2026-12-19')[0]?.description).toContain('Dec topic');
  });

  it('have one entry a month for a series with several towns', () => {
    expect(uids('meetup')).toHaveLength(12);
    expect(entriesOf('meetup')[0]).toMatchObject({
      uid: `meetup-month-12@${organisation.domain}`,
      location: 'Room, Dec Town',
      recurs: { which: 2, weekday: 4, months: [12] },
    });
  });
});

describe('the text of a calendar file', () => {
  const event: CalendarEvent = {
    uid: 'summit@tred.example',
    stamp: '2026-09-14',
    starts: '2027-03-10T02:00:00+03:00',
    ends: '2027-03-12T17:00:00+03:00',
    title: 'Summit',
    description: '',
    location: '',
    url: '',
  };
  const text = (more: Partial<CalendarEvent> = {}) => calendarText('Events', [{ ...event, ...more }]);
  /** The unfolded lines. */
  const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

  it('has the times in UTC, three hours before Kampala, on the day before if need be', () => {
    const times = ['DTSTART:20270309T230000Z', 'DTEND:20270312T140000Z', 'DTSTAMP:20260913T210000Z'];
    expect(lines(text())).toEqual(expect.arrayContaining(times));
  });

  it('has the rule of a series', () => {
    expect(lines(text({ recurs: { which: 'last', weekday: 4, months: [1, 3] } }))).toContain(
      'RRULE:FREQ=MONTHLY;BYDAY=TH;BYMONTH=1,3;BYSETPOS=-1',
    );
  });
});
