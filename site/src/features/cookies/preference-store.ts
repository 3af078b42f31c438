// A visitor's choice on the cookies page, and where preferences are stored.

/** Whether the visitor switched a category off in the past year. A regular expression keeps every page small. */
export function isOff(category: 'analytics' | 'preferences'): boolean {
  const stored = localStorage.getItem('cookie-preferences') ?? '';
  const [, until] = RegExp(`"${category}":false.*"expires":(\\d+)`).exec(stored) ?? [];
  return Number(until) > Date.now();
}

/** Permanent, unless the visitor refused preferences. */
export const preferenceStore = (): Storage => (isOff('preferences') ? sessionStorage : localStorage);
