// The key under which a page made of its props alone is kept from one build to the next: Astro renders it again when its
// key or its code is another. The key holds what such a page shows besides its props: the facts, and of the day what the
// footer says of it.
import { createHash } from 'node:crypto';
import { type IsoDay, todayInKampala } from '../lib/dates.ts';
import { daysOff } from './public-holidays.ts';
import { factsVersion } from './read-facts.ts';

const surroundings = surroundingsOn(todayInKampala());

export function surroundingsOn(day: IsoDay, facts = factsVersion()): string {
  return [facts, day.slice(0, 4), ...daysOff(day)].join();
}

/** For a route whose page reads nothing but its props: no collection, and no day. */
export function keyed<Path extends { props: object }>(
  path: Path,
  around = surroundings,
): Path & { cacheKey: string } {
  const said = JSON.stringify(path.props, wholly);
  const cacheKey = createHash('sha256').update(around).update(said).digest('base64url');
  return { ...path, cacheKey };
}

/** What JSON would leave out or empty would be missing in the key, and an old page would stay for good. */
function wholly(name: string, value: unknown): unknown {
  if (typeof value === 'function' || value instanceof Map || value instanceof Set)
    throw new Error(`A page is kept under its props, and "${name}" cannot be written down.`);
  return value;
}
