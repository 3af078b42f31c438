import { describe, expect, it } from 'vitest';
import { datesOf, nextDates, pastEvents, timesOf, upcomingDates } from './dates';
import {
  forum,
  forumRecording,
  meetup,
  programme,
  someEvent,
  summit,
  today,
  webinar,
  workshop,
} from './fixtures';
import type { LoadedEvent } from './schema';
import {
  eventPage,
  eventsWithPage,
  nextEvent,
  pastPages,
  pastSection,
  recordingPage,
  upcomingEvents,
} from './view';

describe('dates', () => {
  it('have the offset of Kampala', () => {
    expect(datesOf(summit, today)).toMatchObject([
      { slug: 'summit', starts: '2027-03-10T09:00:00+03:00', ends: '2027-03-12T17:00:00+03:00' },
    ]);
  });

  it('of a series are those of the next year, each with its own slug and the topic of its month', () => {
    const dates = datesOf(workshop, today);
    expect(dates.slice(0, 3).map(({ first }) => first)).toEqual(['2026-11-21', '2026-12-19', '2027-01-16']);
    expect(dates).toHaveLength(12);
    expect(dates[1]).toMatchObject({ slug: 'workshop-2026-12-19', topic: 'Dec topic' });
  });

  it('of a series with several towns have the place of their month', () => {
    const [first] = datesOf(meetup, today);
    expect(first).toMatchObject({ first: '2026-12-10', place: { town: 'Dec Town' } });
    expect(nextDates([meetup], today)[0]?.event.place?.town).toBe('Dec Town');
  });

  it('are over on the day after the last day', () => {
    expect(timesOf(summit, '2027-03-12')).toMatchObject({ until: '2027-03-12', isOver: false });
    expect(timesOf(summit, '2027-03-13')).toMatchObject({ isOver: true, isSeries: false });
    expect(timesOf(workshop, '2040-01-01')).toMatchObject({ isOver: false, isSeries: true });
  });

  it('are in order: the next first, the latest past one first', () => {
    const events = [summit, webinar, workshop];
    const slugs = (list: readonly { date: { slug: string } }[]) => list.map(({ date }) => date.slug);
    expect(slugs(upcomingDates(events, today)).slice(0, 3)).toEqual([
      'workshop-2026-11-21',
      'webinar',
      'workshop-2026-12-19',
    ]);
    expect(slugs(nextDates(events, today))).toEqual(['workshop-2026-11-21', 'webinar', 'summit']);
    expect(slugs(pastEvents(events, '2027-03-12'))).toEqual(['webinar']);
    expect(slugs(pastEvents(events, '2027-03-13'))).toEqual(['summit', 'webinar']);
  });
});

const past = { title: 'Past events', recording: 'Watch', page: 'Read', all: 'All' };

describe('the events page', () => {
  const next = { kicker: 'Featured', register: 'Register', more: 'More' };
  const featured = (events: LoadedEvent[]) => nextEvent(next, { ...programme, events });

  it('features the featured event, or the next one, or none', () => {
    expect(featured(programme.events).event?.title).toBe('The summit');
    expect(featured([webinar, forum]).event?.title).toBe('The webinar');
    expect(featured([forum]).event).toBeUndefined();
  });

  it('lists the two next events, and describes them and the featured one to search engines', () => {
    const upcoming = upcomingEvents({ title: 'Next', badge: 'Soon', register: 'Register' }, programme);
    expect(upcoming.events.map(({ title }) => title)).toEqual(['The workshop', 'The webinar']);
    expect([...featured(programme.events).jsonLd, ...upcoming.jsonLd]).toHaveLength(3);
  });

  it('links to a paged list of the past events when it cannot show them all', () => {
    expect(pastPages(programme)).toEqual([]);
    expect(pastSection(past, programme).more).toBeUndefined();
    const when = { first: '2025-10-01', last: '2025-10-01', from: '09:00', until: '12:00' };
    const over = Array.from({ length: 20 }, (_, at) => someEvent(`over-${at}`, { when }));
    const many = { ...programme, events: [...programme.events, ...over] };
    expect(pastSection(past, many)).toMatchObject({ events: { length: 6 }, more: { href: '/events/past' } });
    const pages = pastPages(many);
    expect(pages.map(({ meta }) => meta.path)).toEqual(['/events/past', '/events/past/page/2']);
    expect(pages.flatMap(({ list }) => list.events)).toHaveLength(21);
  });
});

describe('the page of an event', () => {
  it('takes registrations until its last day', () => {
    const page = eventPage(summit, programme);
    expect(page.registration).toMatchObject({ form: { supplied: { event: 'summit' } } });
    expect(page.over).toBeUndefined();
    expect(page.facts.facts[0]?.link?.href).toBe('/events/summit.ics');
    const asks = (event: LoadedEvent) =>
      eventPage(event, programme).registration?.form.form.fields.some(
        ({ name, kind }) => name === 'attendance' && kind === 'radio',
      );
    expect([false, true].map((online) => asks({ ...summit, online }))).toEqual([false, true]);
    expect(page.calendar).toBeUndefined();
  });

  it('lists the dates of a series by year, each with its file and its registration', () => {
    const page = eventPage(workshop, programme);
    expect(page.calendar?.groups).toMatchObject([{ title: '2026', lines: [{}, {}] }, { title: '2027' }]);
    expect(page.calendar?.groups[0]?.lines[0]).toMatchObject({
      title: 'Nov topic',
      href: '/events/workshop?event=workshop-2026-11-21#register',
      file: { href: '/events/workshop-2026-11-21.ics' },
    });
    const asked = page.registration?.form.form.fields.find(({ name }) => name === 'event');
    expect(asked?.options).toHaveLength(12);
    expect(page.jsonLd).toHaveLength(12);
  });

  it('has no form, calendar file or JSON-LD once it is over', () => {
    const page = eventPage(forum, programme);
    expect(page.registration).toBeUndefined();
    expect(page.over).toBeDefined();
    expect(page.facts.facts[0]?.link).toBeUndefined();
    expect(page.jsonLd).toEqual([]);
  });

  it('is replaced by the recording', () => {
    expect(eventsWithPage(programme)).not.toContain(forum);
    expect(eventsWithPage({ ...programme, recordings: [] })).toContain(forum);
    expect(pastSection(past, programme).events[0]?.link.href).toBe('/events/recordings/forum');
  });

  it.each([
    [summit, 'Offline', { '@type': 'Place' }],
    [webinar, 'Online', { '@type': 'VirtualLocation' }],
    [someEvent('both', { place: { name: 'Hall', town: 'Gulu' } }), 'Mixed', [{ '@type': 'Place' }, {}]],
  ])('tells search engines where it is: %#', (event, mode, location) => {
    expect(eventPage(event, programme).jsonLd[0]).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    });
  });
});

it('offers the video of a recording from its day on, and fails without its event', () => {
  const videoOn = (day: string) =>
    recordingPage(forumRecording, { ...programme, today: day }).facts.facts.at(-1)?.lines[0];
  expect(videoOn('2026-11-14')).not.toBe(videoOn('2026-11-15'));
  expect(() => recordingPage(forumRecording, { ...programme, events: [summit] })).toThrow(
    'content/recordings/forum.yaml',
  );
});
