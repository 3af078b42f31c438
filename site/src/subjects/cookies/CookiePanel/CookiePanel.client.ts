// The cookie panel: shows the choice that counts, and keeps a new one for a year. Only the cookies page carries it.
import { type Choice, DEFAULT_CHOICE, readChoice, storedForm, yearAfter } from '../cookie-preferences';

const KEY = 'cookie-preferences';

type Optional = Exclude<keyof Choice, 'essential'>;
const OPTIONAL: readonly Optional[] = ['analytics', 'preferences', 'marketing'];

const all = (on: boolean): Choice => ({ essential: true, analytics: on, preferences: on, marketing: on });

export function start(): void {
  const parts = document.querySelector<HTMLFieldSetElement>('[data-cookie-panel] fieldset');
  const status = parts?.querySelector('[data-cookie-status]');
  if (!parts || !status) return;

  const box = (category: Optional) => parts.elements.namedItem(category) as HTMLInputElement;
  const show = (choice: Choice) => {
    for (const category of OPTIONAL) box(category).checked = choice[category];
  };
  const shown = (): Choice => {
    const choice = all(false);
    for (const category of OPTIONAL) choice[category] = box(category).checked;
    return choice;
  };

  show(kept() ?? DEFAULT_CHOICE);
  parts.disabled = false;

  parts.addEventListener('change', () => {
    status.textContent = '';
  });
  for (const button of parts.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      if (button.value !== 'save') show(all(button.value === 'accept'));
      status.textContent = keep(shown());
    });
  }
}

function kept(): Choice | undefined {
  try {
    return readChoice(localStorage.getItem(KEY), Date.now());
  } catch {
    return undefined;
  }
}

/** Keeps the choice and acts on it; says what became of it. */
function keep(choice: Choice): string {
  const now = Date.now();
  try {
    localStorage.setItem(KEY, storedForm(choice, now));
    movePreferences(choice.preferences);
  } catch {
    return 'Your browser refuses to store anything for this site, so your choice holds for this page only.';
  }
  const until = new Date(yearAfter(now)).toLocaleDateString('en-GB', { dateStyle: 'long' });
  const on = ['essential', ...OPTIONAL.filter((category) => choice[category])];
  return `Your preferences are saved until ${until}. Switched on: ${on.join(', ')}.`;
}

/** What the preferences category keeps: for good when it is on, for this visit when it is off. */
function movePreferences(forGood: boolean): void {
  const [from, to] = forGood ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  const theme = from.getItem('theme');
  if (theme !== null) to.setItem('theme', theme);
  from.removeItem('theme');
  const searchKey = from.getItem('search-key');
  if (searchKey !== null) to.setItem('search-key', searchKey);
  from.removeItem('search-key');
}
