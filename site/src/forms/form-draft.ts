// Draft of a form across reloads: values, time spent and idempotency key.
import type { Field, FormDefinition } from '@tred/contract/form';
import { makeIdempotencyKey } from '@tred/contract/reference';

/** Unsent text of this tab. Checkboxes are not saved: consent is given each time. */
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

const place = (form: string) => `draft:${form}:${location.pathname}`;

// Storage may be refused (private window) or full: then the draft lives in memory.
function loadDraft(form: string): SavedDraft | undefined {
  try {
    const stored = sessionStorage.getItem(place(form));
    return stored === null ? undefined : (JSON.parse(stored) as SavedDraft);
  } catch {
    return undefined;
  }
}

function saveDraft(form: string, draft: SavedDraft): void {
  try {
    sessionStorage.setItem(place(form), JSON.stringify(draft));
  } catch {}
}

function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(place(form));
  } catch {}
}

const isSaved = ({ kind }: Field) => kind !== 'checkbox' && kind !== 'hidden';

function typedInto(element: HTMLFormElement, fields: readonly Field[]): Record<string, string> {
  const data = new FormData(element);
  const typed = fields.filter(isSaved).map(({ name }) => [name, data.get(name)] as const);
  return Object.fromEntries(typed.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Fills empty fields only: earlier input stays. */
function fillIn(element: HTMLFormElement, fields: readonly Field[], draft: SavedDraft | undefined): void {
  const query = new URLSearchParams(location.search);
  const typedHere = draft?.search === location.search;
  for (const field of fields.filter(isSaved)) {
    const offered = query.get(field.name) ?? '';
    // A link may choose an option or a number, but not enter text.
    const isOurs = field.options?.some(({ value }) => value === offered);
    const isNumber = field.kind === 'number' && /^\d{1,9}$/.test(offered);
    const chosen = isOurs || isNumber ? offered : '';
    const saved = draft?.values[field.name] ?? '';
    const value = typedHere ? saved || chosen : chosen || saved;
    const control = element.elements.namedItem(field.name) as HTMLInputElement | RadioNodeList | null;
    if (control && value && !control.value) control.value = value;
  }
}

type DraftKey = Pick<SavedDraft, 'key' | 'usedOn' | 'spent'>;

const NOTHING: DraftKey = { key: '', usedOn: '', spent: 0 };

export function createFormDraft() {
  let saved = NOTHING;

  /** Time on the form across reloads, from the page's start: typing may begin before this script. */
  const spent = () => saved.spent + Math.round(performance.now());

  function save(form: FormDefinition, element: HTMLFormElement): void {
    const values = typedInto(element, form.fields);
    saveDraft(form.id, { ...saved, values, search: location.search, spent: spent() });
  }

  return {
    spent,

    restore(form: FormDefinition, element: HTMLFormElement): void {
      const draft = loadDraft(form.id);
      if (draft) saved = { key: draft.key, usedOn: draft.usedOn, spent: draft.spent };
      fillIn(element, form.fields, draft);
    },

    /** Saves a change, with a key from the first one on. */
    typed(form: FormDefinition, element: HTMLFormElement): void {
      if (!saved.key) saved = { ...saved, key: makeIdempotencyKey() };
      save(form, element);
    },

    /** The key for these values: a retry keeps it, changed values get a new one. */
    keyFor(values: unknown, form: FormDefinition, element: HTMLFormElement): string {
      const content = JSON.stringify(values);
      const { key: used, usedOn } = saved;
      const key = used && (!usedOn || usedOn === content) ? used : makeIdempotencyKey();
      saved = { ...saved, key, usedOn: content };
      save(form, element);
      return key;
    },

    /** The desk stored nothing under this key, and may have refused it. */
    refused(): void {
      saved = { ...saved, key: '', usedOn: '' };
    },

    arrived(form: FormDefinition): void {
      dropDraft(form.id);
      saved = NOTHING;
    },
  };
}
