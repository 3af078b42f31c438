// The words of the page that keeps a place at an event.
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'Confirm your place',
  description:
    'One button keeps the place we hold for you at an event. Without it, someone else gets it after a day.',
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const place = {
  title: 'Your place at the event',
  action: '/events/place',
  ask: 'Press the button, and the place is yours. If the event is full, it keeps your turn on the waiting list.',
  button: 'Yes, I want to come',
  done: 'Thank you! Your registration is confirmed.',
  unknown:
    'This link is not, or no longer, valid. Register again on the event’s page, and we send you a new one.',
  unavailable: 'That did not work just now. Try again in a minute.',
};
