// Which calendar files there are, and what is in each.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { calendarFiles } from './calendar-file';
import { forum, meetup, summit, today, workshop } from './fixtures';

const files = calendarFiles([summit, workshop, meetup, forum], today);
const entriesOf = (name: string) => files.find(({ slug }) => slug === name)?.entries ?? [];
const uids = (name: string) => entriesOf(name).map(({ uid }) => uid);

it('has one for all events, one for each that comes, and one for each date of a series', () => {
  const slugs = files.map(({ slug }) => slug);
  expect(slugs.slice(0, 4)).toEqual(['all', 'workshop', 'meetup', 'summit']);
  expect(slugs).toContain('workshop-2026-12-19');
  expect(slugs).not.toContain('forum');
  expect(new Set(slugs).size).toBe(slugs.length);
});

it('writes an event of one date once', () => {
  expect(entriesOf('summit')).toEqual([
    {
      uid: `summit@${organisation.domain}`,
      stamp: '2026-01-12',
      starts: '2027-03-10T09:00:00+03:00',
      ends: '2027-03-12T17:00:00+03:00',
      title: 'The summit',
      description: 'What the summit is about.\nhttps://tred.example/events/summit',
      location: 'Main Hall, Kampala',
      url: 'https://tred.example/events/summit',
      recurs: undefined,
    },
  ]);
});

it('writes a series once, by its rule and without the topic of one date', () => {
  expect(entriesOf('workshop')).toMatchObject([{ recurs: { which: 3, weekday: 6 } }]);
  expect(entriesOf('workshop')[0]?.description).not.toContain('topic');
  expect(entriesOf('workshop-2026-12-19')[0]?.description).toContain('Dec topic');
});

it('writes a series that travels once for each month, where it is then', () => {
  expect(uids('meetup')).toHaveLength(12);
  expect(entriesOf('meetup')[0]).toMatchObject({
    uid: `meetup-month-12@${organisation.domain}`,
    location: 'Room, Dec Town',
    recurs: { which: 2, weekday: 4, months: [12] },
  });
});

it('gathers all of them in the file of all', () => {
  expect(uids('all')).toEqual([...uids('workshop'), ...uids('meetup'), ...uids('summit')]);
});
