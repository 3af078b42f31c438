// Addresses of earlier versions, which named the screen in the hash: `/desk#TRD-…`, `/desk/website#pages/home.yaml?hero.title`.
import { addressOfPlace } from './website/where';

const screens: Record<string, string> = {
  visitors: 'visitors',
  events: 'events',
  letters: 'newsletter',
  account: 'account',
  people: 'people',
  trail: 'audit-log',
};

/** Undefined if the hash names no screen. */
export function addressOfHash(path: string, hash: string): string | undefined {
  const place = decoded(hash.slice(1));
  if (place === '' || place === 'main') return undefined;
  if (/^\/admin\/website\/?$/.test(path)) return `/admin${addressOfPlace(place)}`;
  if (!/^\/admin\/?$/.test(path)) return undefined;
  const [name = '', ...rest] = place.split('/');
  const screen = /^TRD-/i.test(name) ? `inbox/${encodeURIComponent(name)}` : screens[name];
  return screen && ['/admin', screen, ...rest.map(encodeURIComponent)].join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
