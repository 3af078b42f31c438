// A visitor's choice on the cookies page: what it holds, and for how long it counts.

export type Choice = { essential: true; analytics: boolean; preferences: boolean; marketing: boolean };

/** What counts before anyone has chosen. */
export const DEFAULT_CHOICE: Choice = {
  essential: true,
  analytics: true,
  preferences: true,
  marketing: false,
};

/** The same moment a year on: until then the choice counts. */
export function yearAfter(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}

/** The shell's theme.ts reads this form too, by pattern: keep `preferences` before `expires`. */
export function storedForm({ essential, analytics, preferences, marketing }: Choice, now: number): string {
  return JSON.stringify({ essential, analytics, preferences, marketing, expires: yearAfter(now) });
}

/** The choice as stored, or undefined when there is none, it has run out, or it cannot be read. */
export function readChoice(stored: string | null, now: number): Choice | undefined {
  try {
    const choice = JSON.parse(stored ?? '');
    return choice.expires > now ? choice : undefined;
  } catch {
    return undefined;
  }
}
