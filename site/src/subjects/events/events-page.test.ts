// What the events page shows on a day.
import { describe, expect, it } from 'vitest';
import { eventsPage } from './events-page';
import { forum, programme, summit, today, webinar } from './fixtures';

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
