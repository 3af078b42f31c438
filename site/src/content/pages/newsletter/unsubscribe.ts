// The words of the page that ends a subscription.
import { brand } from '~/facts/organisation';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'Unsubscribe',
  description: `One button stops the updates that ${brand} sends you by email, and makes us forget your address.`,
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const unsubscribe = {
  title: 'Stop the updates',
  action: '/newsletter/unsubscribe',
  ask: 'Press the button, and we send you no more updates and forget your address.',
  button: 'Unsubscribe',
  done: 'Done. We have forgotten your address and send no more updates.',
  unknown: 'This link lacks its end. Open the link in the email again, or copy it whole.',
  unavailable: 'That did not work just now. Try again in a minute.',
};
