// The words of the page that confirms a subscription.
import { brand } from '~/facts/organisation';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'Confirm your subscription',
  description: `One button confirms that you want updates from ${brand} by email. Without it, we send you nothing.`,
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const confirm = {
  title: `Updates from ${brand}`,
  action: '/newsletter/confirm',
  ask: 'Press the button, and we send you one email a month: releases, term dates and events. Every email has a link to stop it.',
  button: 'Yes, send me updates',
  done: 'Thank you for subscribing! Your address is confirmed.',
  unknown:
    'This link is not, or no longer, valid. Subscribe again at the foot of any page, and we send a new one.',
  unavailable: 'That did not work just now. Try again in a minute.',
};
