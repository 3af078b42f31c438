// Releases in order, the newest first, and their addresses.

export const releasePath = (version: string) => `/updates/${version}`;

/** 2.10.0 comes after 2.9.0: compared number by number, not letter by letter. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

export function newestFirst<T extends { id: string }>(releases: readonly T[]): T[] {
  return [...releases].sort((a, b) => compareVersions(b.id, a.id));
}

/** The releases on either side of one: `newer` is undefined for the newest. */
export function releasesBeside<T extends { id: string }>(version: string, releases: readonly T[]) {
  const ordered = newestFirst(releases);
  const index = ordered.findIndex(({ id }) => id === version);
  return { newer: ordered[index - 1], older: ordered[index + 1] };
}
