// What an event's page shows before it, after it, and for a series.
import { describe, expect, it } from 'vitest';
import { eventPage } from './event-page';
import { forum, meetup, programme, summit, webinar, workshop } from './fixtures';

const factsOf = ({ facts }: ReturnType<typeof eventPage>) =>
  Object.fromEntries(facts.facts.map(({ label, lines }) => [label, lines]));

describe('the page of an event to come', () => {
  const page = eventPage(summit, programme);

  it('says what it is and leads to the form', () => {
    expect(page.meta).toMatchObject({
      path: '/events/summit',
      title: 'The summit',
      crumb: 'The summit',
      under: [{ path: '/events' }],
    });
    expect(page.hero).toMatchObject({ kicker: 'Summit', actions: [{ href: '/events/summit#register' }] });
  });

  it('has when, where, in which languages and how many on its card, with its calendar file', () => {
    expect(factsOf(page)).toMatchObject({
      When: ['10–12 March 2027', '9:00-17:00 EAT'],
      Where: ['Main Hall, Kampala'],
      Languages: ['English and Luganda'],
      Places: ['50 places'],
    });
    expect(page.facts.facts[0]?.link?.href).toBe('/events/summit.ics');
  });

  it('takes registrations until its last day, and is told to search engines', () => {
    expect(page.registration).toMatchObject({
      beside: { until: '2027-03-12', lead: expect.stringContaining('50 places') },
      form: { dates: [{ slug: 'summit' }], built: '2026-11-15' },
    });
    expect(page.jsonLd).toHaveLength(1);
  });

  it('names the two others that come next, never itself', () => {
    expect(page.others.events.map(({ title }) => title)).toEqual(['The workshop', 'The webinar']);
    const own = eventPage(workshop, programme).others.events.map(({ title }) => title);
    expect(own).toEqual(['The webinar', 'The meetup']);
  });

  it('has no calendar of dates, having one', () => {
    expect(page.calendar).toBeUndefined();
  });
});

describe('the page of a series', () => {
  const page = eventPage(workshop, programme);

  it('shows its next date and its rhythm', () => {
    expect(factsOf(page)['Next date']).toEqual(['21 November 2026', '9:00-13:00 EAT', 'monthly']);
  });

  it('lists its dates by years, each with its file and the way to a place', () => {
    expect(page.calendar?.groups).toMatchObject([
      {
        title: '2026',
        lines: [
          {
            day: 'Sat 21 November',
            title: 'Nov topic',
            href: '/events/workshop?event=workshop-2026-11-21#register',
            note: undefined,
            file: { href: '/events/workshop-2026-11-21.ics' },
          },
          { title: 'Dec topic' },
        ],
      },
      { title: '2027' },
    ]);
    expect(page.registration?.form.dates).toHaveLength(12);
    expect(page.jsonLd).toHaveLength(12);
  });

  it('says where each date is, when that changes', () => {
    const { calendar } = eventPage(meetup, programme);
    expect(calendar?.groups[0]?.lines[0]?.note).toBe('Room, Dec Town');
  });
});

describe('the page of an event that is over', () => {
  const page = eventPage(forum, programme);

  it('says so, without a form, a calendar file or an entry for search engines', () => {
    expect(page.hero).toMatchObject({ kicker: 'Past event, webinar', actions: [{ href: '/events' }] });
    expect(page.registration).toBeUndefined();
    expect(page.facts.facts[0]?.link).toBeUndefined();
    expect(page.jsonLd).toEqual([]);
    expect(factsOf(page).Places).toEqual(['48 people came']);
  });

  it('leads to its recording, if there is one', () => {
    expect(page.over).toMatchObject({
      after: '2026-10-01',
      actions: [{ href: '/events/recordings/forum' }, {}],
    });
    expect(eventPage(webinar, programme).over.actions).toHaveLength(1);
  });
});
