// The key under which a page made of its props alone is kept from one build to the next: Astro renders it again when its
// key or its code is another. The key holds what such a page shows besides its props: the facts, and of the day what the
// footer says of it.
import { createHash } from 'node:crypto';
import { todayInKampala } from '../lib/dates.ts';
import { daysOff } from './public-holidays.ts';
import { factsVersion } from './read-facts.ts';

const today = todayInKampala();
const surroundings = [factsVersion(), today.slice(0, 4), ...daysOff(today)].join();

/** For a route whose page reads nothing but its props: no collection, and no day. */
export function keyed<Path extends { props: object }>(path: Path): Path & { cacheKey: string } {
  const said = JSON.stringify(path.props, wholly);
  const cacheKey = createHash('sha256').update(surroundings).update(said).digest('base64url');
  return { ...path, cacheKey };
}

/** What JSON would leave out or empty would be missing in the key, and an old page would stay for good. */
function wholly(name: string, value: unknown): unknown {
  if (typeof value === 'function' || value instanceof Map || value instanceof Set)
    throw new Error(`A page is kept under its props, and "${name}" cannot be written down.`);
  return value;
}
