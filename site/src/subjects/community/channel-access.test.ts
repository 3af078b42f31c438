// The way into a channel with a public link, and without one.
import { expect, it } from 'vitest';
import { channelAccess } from './channel-access';

const words = {
  open: { join: 'Join', lead: 'Open to all.' },
  asked: { join: 'Ask for an invitation', lead: 'By invitation.', href: '/contact?subject=other' },
};

it('leads outside once the owner has set the link', () => {
  expect(channelAccess('https://chat.example/tred', words)).toEqual({
    isOpen: true,
    lead: 'Open to all.',
    action: { label: 'Join', href: 'https://chat.example/tred' },
  });
});

it('says how to ask while there is none', () => {
  expect(channelAccess(undefined, words)).toEqual({
    isOpen: false,
    lead: 'By invitation.',
    action: { label: 'Ask for an invitation', href: '/contact?subject=other' },
  });
});

it.each(['', 'chat.example/tred', 'http://chat.example'])('does not take “%s” for a link', (url) => {
  expect(() => channelAccess(url, words)).toThrow('facts/organisation');
});
