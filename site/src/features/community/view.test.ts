import { describe, expect, it } from 'vitest';
import { channelHero, MEETUPS, nextMeetups } from './view';

it('a channel has its public link, or a link to ask for an invitation', () => {
  const words = {
    title: 'The chat',
    channel: 'discord' as const,
    open: { join: 'Join', lead: 'Open to all.' },
    byInvitation: { join: 'Ask for an invitation', lead: 'By invitation.', href: '/contact?subject=other' },
  };
  const discord = 'https://chat.example/tred';
  expect(channelHero(words, { discord })).toEqual({
    title: 'The chat',
    lead: 'Open to all.',
    actions: [{ label: 'Join', href: discord }],
  });
  expect(channelHero(words, {})).toMatchObject({
    lead: 'By invitation.',
    actions: [{ href: '/contact?subject=other' }],
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
