// Where a preference of the visitor's is kept.

/**
 * For good, unless the visitor switched the preferences category off in the past year: then for this visit only.
 * A pattern rather than lib/cookie-preferences, which every page would then have to load.
 */
export function preferenceStore(): Storage {
  const stored = localStorage.getItem('cookie-preferences') ?? '';
  const [, until] = /"preferences":false.*"expires":(\d+)/.exec(stored) ?? [];
  return Number(until) > Date.now() ? sessionStorage : localStorage;
}
