// Draft of a form across reloads: values, time spent and idempotency key.
import { HONEYPOT_FIELD } from '@tred/contract/limits';
import { makeIdempotencyKey } from '@tred/contract/reference';

/** Unsent text of this tab. */
interface SavedDraft {
  values: Record<string, string>;
  /** Query of the page: another query asks for something else. */
  search: string;
  /** Idempotency key, and the values it was used with as JSON; empty before the first try. */
  key: string;
  usedOn: string;
  /** Milliseconds before the last reload. */
  spent: number;
}

const NOTHING: SavedDraft = { values: {}, search: '', key: '', usedOn: '', spent: 0 };

/** Checkboxes are not saved: consent is given each time. */
const isSaved = (control: Element): control is HTMLInputElement =>
  control.matches(`[name]:not([type=checkbox]):not([type=hidden]):not([name=${HONEYPOT_FIELD}])`);

export function createFormDraft(form: HTMLFormElement) {
  // An unfinished demo request fills no other form of /contact.
  const place = `draft:${form.dataset.form}:${new FormData(form).get('purpose') || location.pathname}`;
  const { brief } = form.dataset;
  let draft = NOTHING;

  // Storage may be refused (private window) or full: then the draft lives in memory.
  function load(): SavedDraft | undefined {
    try {
      return JSON.parse(sessionStorage.getItem(place) ?? '') as SavedDraft;
    } catch {
      return undefined;
    }
  }

  function save(): void {
    const data = new FormData(form);
    const names = [...form.elements].filter(isSaved).map(({ name }) => name);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
    // One address takes no time to type again.
    if (brief === undefined) store({ ...draft, values, search: location.search, spent: spent() });
  }

  function store(saved?: SavedDraft): void {
    try {
      if (saved) sessionStorage.setItem(place, JSON.stringify(saved));
      else sessionStorage.removeItem(place);
    } catch {}
  }

  /** Time on the form across reloads, from the page's start: typing may begin before this script. */
  const spent = () => draft.spent + Math.round(performance.now());

  return {
    spent,

    /** Fills empty fields only: earlier input stays. */
    restore(): void {
      const saved = load();
      if (saved) draft = { ...saved, values: {} };
      const query = new URLSearchParams(location.search);
      const isSamePage = saved?.search === location.search;
      for (const { name, type, inputMode } of [...form.elements].filter(isSaved)) {
        const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | RadioNodeList;
        const offered = query.get(name) ?? '';
        // A link may choose an option or a number, but not enter text.
        const isChoice = type === 'radio' || control instanceof HTMLSelectElement;
        const chosen = isChoice || (inputMode === 'numeric' && /^\d{1,9}$/.test(offered)) ? offered : '';
        const typed = saved?.values[name] ?? '';
        const value = isSamePage ? typed || chosen : chosen || typed;
        if (value && !control.value) control.value = value;
        // No such option.
        if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
      }
    },

    /** Saves a change, with a key from the first one on. */
    typed(): void {
      if (!draft.key) draft = { ...draft, key: makeIdempotencyKey() };
      save();
    },

    /** The key for these values: a retry keeps it, changed values get a new one. */
    keyFor(values: unknown): string {
      const content = JSON.stringify(values);
      const { key: used, usedOn } = draft;
      const key = used && (!usedOn || usedOn === content) ? used : makeIdempotencyKey();
      draft = { ...draft, key, usedOn: content };
      save();
      return key;
    },

    /** The server stored nothing under this key, and may have refused it. */
    refused(): void {
      draft = { ...draft, key: '', usedOn: '' };
    },

    arrived(): void {
      store();
      draft = NOTHING;
    },
  };
}
