// Stores a visitor's choice of cookie categories for a year.
import { DATE_LANGUAGE } from '~/lib/dates';

export type CookieChoice = { essential: true; analytics: boolean; preferences: boolean; marketing: boolean };

export const DEFAULT_CHOICE: CookieChoice = {
  essential: true,
  analytics: true,
  preferences: true,
  marketing: false,
};

/** The choice expires after a year. */
export function yearAfter(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}

/** preference-store.ts parses it with a regular expression: keep `preferences` before `expires`. */
export function storedForm(
  { essential, analytics, preferences, marketing }: CookieChoice,
  now: number,
): string {
  return JSON.stringify({ essential, analytics, preferences, marketing, expires: yearAfter(now) });
}

export function readChoice(stored: string | null, now: number): CookieChoice | undefined {
  try {
    const choice = JSON.parse(stored ?? '');
    return choice.expires > now ? choice : undefined;
  } catch {
    return undefined;
  }
}

const KEY = 'cookie-preferences';

type Optional = Exclude<keyof CookieChoice, 'essential'>;
const OPTIONAL: readonly Optional[] = ['analytics', 'preferences', 'marketing'];

const all = (on: boolean): CookieChoice => ({
  essential: true,
  analytics: on,
  preferences: on,
  marketing: on,
});

export function start(): void {
  const parts = document.querySelector<HTMLFieldSetElement>('[data-cookie-panel] fieldset');
  const status = parts?.querySelector<HTMLElement>('[role=status]');
  if (!parts || !status) return;

  const box = (category: Optional) => parts.elements.namedItem(category) as HTMLInputElement;
  const show = (choice: CookieChoice) => {
    for (const category of OPTIONAL) box(category).checked = choice[category];
  };
  const shown = (): CookieChoice => {
    const choice = all(false);
    for (const category of OPTIONAL) choice[category] = box(category).checked;
    return choice;
  };

  show(storedChoice() ?? DEFAULT_CHOICE);
  parts.disabled = false;

  parts.addEventListener('change', () => {
    status.textContent = '';
  });
  for (const button of parts.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      if (button.value !== 'save') show(all(button.value === 'accept'));
      status.textContent = saveChoice(shown(), status.dataset);
    });
  }
}

function storedChoice(): CookieChoice | undefined {
  try {
    return readChoice(localStorage.getItem(KEY), Date.now());
  } catch {
    return undefined;
  }
}

/** Stores and applies the choice; returns the message for the visitor. */
function saveChoice(choice: CookieChoice, { saved = '', refused = '' }: DOMStringMap): string {
  const now = Date.now();
  try {
    localStorage.setItem(KEY, storedForm(choice, now));
    movePreferences(choice.preferences);
  } catch {
    return refused;
  }
  const until = new Date(yearAfter(now)).toLocaleDateString(DATE_LANGUAGE, { dateStyle: 'long' });
  const on = ['essential', ...OPTIONAL.filter((category) => choice[category])];
  return saved.replace('{until}', until).replace('{on}', on.join(', '));
}

/** Moves preferences to permanent storage if allowed, otherwise to session storage. */
function movePreferences(forGood: boolean): void {
  const [from, to] = forGood ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  const theme = from.getItem('theme');
  if (theme !== null) to.setItem('theme', theme);
  from.removeItem('theme');
  const searchKey = from.getItem('search-key');
  if (searchKey !== null) to.setItem('search-key', searchKey);
  from.removeItem('search-key');
}
