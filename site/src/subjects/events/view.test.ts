// The dates of events, and what the pages of events and recordings show before and after them.
import { describe, expect, it } from 'vitest';
import { dateChoice, datesOf, nextDates, pastEvents, timesOf, upcomingDates } from './dates';
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
import { eventPage, eventsPage, pastPages, recordingPage } from './view';

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
    expect(dates.map(dateChoice)[1]?.label).toBe('19 December 2026: Dec topic');
  });

  it('of a series that travels have the place of their month', () => {
    const [first] = datesOf(meetup, today);
    expect(first).toMatchObject({ first: '2026-12-10', place: { town: 'Dec Town' } });
    expect(first && dateChoice(first).label).toBe('10 December 2026, Dec Town');
    expect(nextDates([meetup], today)[0]?.event.place).toEqual({ name: 'Room', town: 'Dec Town' });
  });

  it.each(['2026-02-28', '2028-02-29', '2031-12-31', '2040-01-01'])('of a series exist on %s', (day) => {
    const dates = datesOf(workshop, day);
    expect(dates.length).toBeGreaterThanOrEqual(11);
    expect(dates.length).toBeLessThanOrEqual(13);
    expect(dates.every(({ first }) => new Date(first).getUTCDay() === 6)).toBe(true);
  });

  it('are over on the day after the last day', () => {
    expect(timesOf(summit, '2027-03-12')).toMatchObject({ until: '2027-03-12', isOver: false });
    expect(timesOf(summit, '2027-03-13')).toMatchObject({ isOver: true, isSeries: false });
    expect(timesOf(workshop, '2040-01-01')).toMatchObject({ isOver: false, isSeries: true });
  });

  it('stand in order: the next first, the latest past one first', () => {
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

describe('the events page', () => {
  const page = eventsPage(programme);

  it('features the featured event, or the next one, or none', () => {
    expect(page.feature?.title).toBe('The summit');
    expect(eventsPage({ ...programme, events: [webinar, forum] }).feature?.title).toBe('The webinar');
    expect(eventsPage({ ...programme, events: [forum] }).feature).toBeUndefined();
  });

  it('lists the two next events, and describes all three to search engines', () => {
    expect(page.upcoming.events).toMatchObject([
      { title: 'The workshop', points: ['Nov topic'], link: { href: '/events/workshop' } },
      { title: 'The webinar' },
    ]);
    expect(page.jsonLd).toMatchObject([
      { name: 'The summit' },
      { name: 'The workshop: Nov topic' },
      { name: 'The webinar' },
    ]);
  });

  it('links to a paged list of the past events when it cannot show them all', () => {
    expect(pastPages(programme)).toEqual([]);
    expect(page.past.more).toBeUndefined();
    const when = { first: '2025-10-01', last: '2025-10-01', from: '09:00', until: '12:00' };
    const over = Array.from({ length: 20 }, (_, at) => someEvent(`over-${at}`, { when }));
    const many = { ...programme, events: [...programme.events, ...over] };
    expect(eventsPage(many).past.events).toHaveLength(6);
    expect(eventsPage(many).past.more).toMatchObject({ href: '/events/past' });
    const pages = pastPages(many);
    expect(pages.map(({ meta }) => meta.path)).toEqual(['/events/past', '/events/past/page/2']);
    expect(pages.flatMap(({ list }) => list.events)).toHaveLength(21);
  });
});

describe('the page of an event', () => {
  const linesOf = (event: typeof summit) =>
    Object.fromEntries(eventPage(event, programme).facts.facts.map(({ label, lines }) => [label, lines]));

  it('takes registrations until its last day', () => {
    const page = eventPage(summit, programme);
    expect(page.hero).toMatchObject({ actions: [{ href: '/events/summit#register' }] });
    expect(page.registration).toMatchObject({
      beside: { until: '2027-03-12', lead: expect.stringContaining('50 places') },
      form: { dates: [{ slug: 'summit' }], built: '2026-11-15' },
    });
    expect(page.facts.facts[0]?.link?.href).toBe('/events/summit.ics');
    expect(page.calendar).toBeUndefined();
    expect(linesOf(summit)).toMatchObject({ When: ['10–12 March 2027', '9:00-17:00 EAT'] });
  });

  it('lists the dates of a series by year, each with its file and its registration', () => {
    const page = eventPage(workshop, programme);
    expect(linesOf(workshop)['Next date']).toEqual(['21 November 2026', '9:00-13:00 EAT', 'monthly']);
    expect(page.calendar?.groups).toMatchObject([{ title: '2026', lines: [{}, {}] }, { title: '2027' }]);
    expect(page.calendar?.groups[0]?.lines[0]).toMatchObject({
      day: 'Sat 21 November',
      title: 'Nov topic',
      href: '/events/workshop?event=workshop-2026-11-21#register',
      note: undefined,
      file: { href: '/events/workshop-2026-11-21.ics' },
    });
    expect(page.registration?.form.dates).toHaveLength(12);
    expect(page.jsonLd).toHaveLength(12);
    expect(eventPage(meetup, programme).calendar?.groups[0]?.lines[0]?.note).toBe('Room, Dec Town');
  });

  it('has no form, calendar file or JSON-LD once it is over, but a link to its recording', () => {
    const page = eventPage(forum, programme);
    expect(page.registration).toBeUndefined();
    expect(page.facts.facts[0]?.link).toBeUndefined();
    expect(page.jsonLd).toEqual([]);
    expect(page.over.actions).toMatchObject([{ href: '/events/recordings/forum' }, {}]);
    expect(eventPage(webinar, programme).over.actions).toHaveLength(1);
  });

  it.each([
    [summit, 'Offline', { '@type': 'Place', address: { addressLocality: 'Kampala' } }],
    [webinar, 'Online', { '@type': 'VirtualLocation' }],
    [meetup, 'Offline', { '@type': 'Place', address: { addressLocality: 'Dec Town' } }],
    [
      someEvent('both', { place: { name: 'Hall', town: 'Gulu' } }),
      'Mixed',
      [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    ],
  ])('tells search engines where it is: %#', (event, mode, location) => {
    expect(eventPage(event, programme).jsonLd[0]).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    });
  });
});

describe('the page of a recording', () => {
  it('offers the video from its day on', () => {
    const videoOn = (day: string) =>
      recordingPage(forumRecording, { ...programme, today: day }).facts.facts.at(-1)?.lines[0];
    expect(videoOn('2026-11-14')).toBe('On request from 15 November 2026');
    expect(videoOn('2026-11-15')).toBe('On request since 15 November 2026');
  });

  it('gives each chapter an anchor, and fails without its event', () => {
    const page = recordingPage(forumRecording, programme);
    expect(page.transcript.chapters).toMatchObject([{ at: '00:00', id: 'the-queue-at-the-gate' }]);
    expect(() => recordingPage(forumRecording, { ...programme, events: [summit] })).toThrow(
      'content/recordings/forum.yaml',
    );
  });
});
