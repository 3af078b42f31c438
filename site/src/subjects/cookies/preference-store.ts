// Chooses the storage of a visitor's preferences.

/** Permanent, unless the visitor refused preferences in the past year. A regular expression keeps every page small. */
export function preferenceStore(): Storage {
  const stored = localStorage.getItem('cookie-preferences') ?? '';
  const [, until] = /"preferences":false.*"expires":(\d+)/.exec(stored) ?? [];
  return Number(until) > Date.now() ? sessionStorage : localStorage;
}
