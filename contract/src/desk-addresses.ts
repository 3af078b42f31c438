// Addresses that the desk answers itself: a redirect in the content must not lead them elsewhere.
import { LOOKUP_PATH } from './lookup.ts';

const own = [
  '/desk',
  '/api',
  '/sandbox',
  '/healthz',
  '/readyz',
  '/metrics',
  '/thank-you',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/events/place',
  LOOKUP_PATH,
];

export const isDeskAddress = (address: string): boolean =>
  own.some((path) => address === path || address.startsWith(`${path}/`));
