// The way into a channel with and without a public link, and the meetups by month.
import { describe, expect, it } from 'vitest';
import { channelAccess, MEETUPS, meetupsOf } from './view';

describe('a channel', () => {
  const words = {
    open: { join: 'Join', lead: 'Open to all.' },
    asked: { join: 'Ask for an invitation', lead: 'By invitation.', href: '/contact?subject=other' },
  };

  it('is joined by its public link, or by asking for an invitation', () => {
    const url = 'https://chat.example/tred';
    expect(channelAccess(url, words)).toMatchObject({ isOpen: true, action: { href: url } });
    expect(channelAccess(undefined, words)).toMatchObject({
      isOpen: false,
      action: { href: '/contact?subject=other' },
    });
  });

  it.each(['', 'chat.example/tred', 'http://chat.example'])('does not take “%s” for a link', (url) => {
    expect(() => channelAccess(url, words)).toThrow('facts/organisation');
  });
});

describe('the meetups', () => {
  const words = { title: 'Dates', columns: ['Town'], register: 'Register' };
  const series = {
    slug: MEETUPS,
    places: [{ name: 'Mpanga Room', town: 'Fort Portal' }],
    topics: ['Payments'],
    when: {
      recurs: { weekday: 4, which: 2 } as const,
      rhythm: 'monthly on the 2nd Thursday',
      from: '17:30',
      until: '20:00',
    },
    agenda: [{ title: 'Doors', text: 'Tea.' }],
  };

  it('stops the build when the event is missing, or no series', () => {
    expect(() => meetupsOf([], words)).toThrow(`content/events/${MEETUPS}.yaml`);
    expect(() => meetupsOf([{ ...series, topics: undefined }], words)).toThrow('places and topics');
  });
});
