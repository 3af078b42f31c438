// What the events page shows on a day.
import { describe, expect, it } from 'vitest';
import { eventsPage, pastPages } from './events-page';
import { forum, programme, someEvent, summit, today, webinar } from './fixtures';

const page = eventsPage(programme);

describe('the events page', () => {
  it('sets the featured event large, though others come sooner', () => {
    expect(page.feature).toMatchObject({
      title: 'The summit',
      date: '10–12 March 2027',
      text: 'About the summit.',
      points: ['Two halls'],
      actions: [{ href: '/events/summit#register' }, { href: '/events/summit' }],
    });
  });

  it('takes whatever comes next when nothing is featured, and nothing when nothing comes', () => {
    expect(eventsPage({ ...programme, events: [webinar, forum] }).feature?.title).toBe('The webinar');
    expect(eventsPage({ ...programme, events: [forum] }).feature).toBeUndefined();
  });

  it('lists the two that come next, each once', () => {
    expect(page.upcoming.events).toMatchObject([
      {
        title: 'The workshop',
        date: '21 November 2026',
        points: ['Nov topic'],
        link: { href: '/events/workshop' },
      },
      { title: 'The webinar', date: '3 December 2026' },
    ]);
  });

  it('tells search engines of those three', () => {
    expect(page.jsonLd).toMatchObject([
      { name: 'The summit' },
      { name: 'The workshop: Nov topic' },
      { name: 'The webinar' },
    ]);
  });

  it('lays out twelve months, each line with its topic or kind and its town', () => {
    expect(page.calendar.groups).toHaveLength(12);
    expect(page.calendar.groups[1]).toMatchObject({
      title: 'December 2026',
      lines: [
        { day: 'Thu 3', title: 'The webinar', note: 'Webinar, Online', href: '/events/webinar' },
        { day: 'Thu 10', title: 'The meetup', note: 'Meetup, Dec Town' },
        { day: 'Sat 19', title: 'The workshop', note: 'Dec topic, Online' },
      ],
    });
  });

  it('leads from what is over to its recording, or else to its page', () => {
    expect(page.past.events).toMatchObject([
      { title: 'The forum', link: { href: '/events/recordings/forum' } },
    ]);
    expect(page.past.events[0]?.facts).toContain('48 came');
    const unrecorded = eventsPage({ events: [forum, summit], recordings: [], today });
    expect(unrecorded.past.events[0]?.link.href).toBe('/events/forum');
  });
});

describe('the list of past events', () => {
  const over = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      someEvent(`over-${at}`, {
        when: { first: '2025-10-01', last: '2025-10-01', from: '09:00', until: '12:00' },
      }),
    );

  it('is there as soon as the events page cannot show them all', () => {
    expect(pastPages(programme)).toEqual([]);
    expect(eventsPage(programme).past.more).toBeUndefined();
    const many = { ...programme, events: [...programme.events, ...over(20)] };
    expect(eventsPage(many).past.events).toHaveLength(6);
    expect(eventsPage(many).past.more).toMatchObject({ href: '/events/past' });
    const pages = pastPages(many);
    expect(pages.map(({ meta }) => meta.path)).toEqual(['/events/past', '/events/past/page/2']);
    expect(pages.flatMap(({ list }) => list.events)).toHaveLength(21);
    // What is over longest comes last.
    expect(pages[0]?.list.events[0]?.title).toBe('The forum');
  });
});
