// Channels with and without a public link, and the next meetups.
import { describe, expect, it } from 'vitest';
import { channelOf, MEETUPS, nextMeetups } from './view';

describe('a channel', () => {
  const words = {
    title: 'The chat',
    columns: ['Room'],
    rows: [{ name: '#hello', cells: [] }],
    access: {
      open: { join: 'Join', lead: 'Open to all.' },
      byInvitation: { join: 'Ask for an invitation', lead: 'By invitation.', href: '/contact?subject=other' },
    },
  };

  it('has its public link, or a link to ask for an invitation', () => {
    const url = 'https://chat.example/tred';
    expect(channelOf(url, words)).toMatchObject({ lead: 'Open to all.', link: { href: url } });
    expect(channelOf(undefined, words)).toMatchObject({
      lead: 'By invitation.',
      link: { href: '/contact?subject=other' },
    });
  });

  it.each(['', 'chat.example/tred', 'http://chat.example'])('does not take “%s” for a link', (url) => {
    expect(() => channelOf(url, words)).toThrow('facts/organisation');
  });
});

describe('the meetups', () => {
  const words = { title: 'Dates', columns: ['Town'], shown: 2, register: 'Register' };
  const series = {
    slug: MEETUPS,
    places: ['Fort Portal', 'Gulu', 'Jinja'].map((town) => ({ name: 'A room', town })),
    topics: ['Payments', 'Registers', 'Marks'],
    when: {
      recurs: { weekday: 4, which: 2 } as const,
      rhythm: 'monthly on the 2nd Thursday',
      from: '17:30',
      until: '20:00',
    },
  };

  it('shows the next ones, the soonest first', () => {
    const { rows } = nextMeetups([series], words, '2026-03-01');
    expect(rows.map(({ name }) => name)).toEqual(['Jinja', 'Fort Portal']);
  });

  it('fails if the event is missing, or no series', () => {
    expect(() => nextMeetups([], words)).toThrow(`content/events/${MEETUPS}.yaml`);
    expect(() => nextMeetups([{ ...series, topics: undefined }], words)).toThrow('places and topics');
  });
});
