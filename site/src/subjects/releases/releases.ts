// Releases in order, the newest first, and their addresses.
import type { LoadedRelease } from './collection';

export const releasePath = (version: string) => `/updates/${version}`;

/** 2.10.0 comes after 2.9.0: compared number by number, not letter by letter. */
const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

export const newestFirst = (releases: readonly LoadedRelease[]): LoadedRelease[] =>
  releases.toSorted((a, b) => compareVersions(b.version, a.version));

/** The releases on either side of one: `newer` is undefined for the newest. */
export function releasesBeside({ version }: LoadedRelease, releases: readonly LoadedRelease[]) {
  const ordered = newestFirst(releases);
  const index = ordered.findIndex((each) => each.version === version);
  return { newer: ordered[index - 1], older: ordered[index + 1] };
}
