// A message on its way to the desk: its draft over reloads, the time it took to write, and the key it is sent under.
import type { Field, FormDefinition } from '@tred/contract/form';
import { makeIdempotencyKey } from '@tred/contract/reference';

/** Text typed but not sent, kept for this tab over reloads. Ticks are never kept: consent is given anew each time. */
interface Draft {
  values: Record<string, string>;
  /** The address's query when it was typed: a link with another one asks for something else. */
  search: string;
  /** The idempotency key, and the values it has been used on, as JSON; empty before the first try. */
  key: string;
  usedOn: string;
  /** Milliseconds spent on the form before the last reload. */
  spent: number;
}

const place = (form: string) => `draft:${form}:${location.pathname}`;

// Storage may be refused (private window) or full: then the draft lives as long as the page.
function loadDraft(form: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(place(form));
    return stored === null ? undefined : (JSON.parse(stored) as Draft);
  } catch {
    return undefined;
  }
}

function saveDraft(form: string, draft: Draft): void {
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

/** The values worth keeping, from the form as it stands. */
function typedInto(element: HTMLFormElement, fields: readonly Field[]): Record<string, string> {
  const data = new FormData(element);
  const typed = fields.filter(isSaved).map(({ name }) => [name, data.get(name)] as const);
  return Object.fromEntries(typed.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Fills in what is still empty: something typed before the script came, or kept by the browser, stays. */
function fillIn(element: HTMLFormElement, fields: readonly Field[], draft: Draft | undefined): void {
  const query = new URLSearchParams(location.search);
  const typedHere = draft?.search === location.search;
  for (const field of fields.filter(isSaved)) {
    const offered = query.get(field.name) ?? '';
    // A link can choose a listed option or a number; no link can put words into a visitor's mouth.
    const isOurs = field.options?.some(({ value }) => value === offered);
    const isNumber = field.kind === 'number' && /^\d{1,9}$/.test(offered);
    const chosen = isOurs || isNumber ? offered : '';
    const kept = draft?.values[field.name] ?? '';
    const value = typedHere ? kept || chosen : chosen || kept;
    const control = element.elements.namedItem(field.name) as HTMLInputElement | RadioNodeList | null;
    if (control && value && !control.value) control.value = value;
  }
}

type DraftKey = Pick<Draft, 'key' | 'usedOn' | 'spent'>;

const NOTHING: DraftKey = { key: '', usedOn: '', spent: 0 };

export function createFormDraft() {
  let kept = NOTHING;

  /** Time on the form, over reloads. Counted from the page's start: typing may begin before this script does. */
  const spent = () => kept.spent + Math.round(performance.now());

  function keep(form: FormDefinition, element: HTMLFormElement): void {
    const values = typedInto(element, form.fields);
    saveDraft(form.id, { ...kept, values, search: location.search, spent: spent() });
  }

  return {
    spent,

    /** Goes on where the visitor left off. */
    restore(form: FormDefinition, element: HTMLFormElement): void {
      const draft = loadDraft(form.id);
      if (draft) kept = { key: draft.key, usedOn: draft.usedOn, spent: draft.spent };
      fillIn(element, form.fields, draft);
    },

    /** Something was typed: it is kept, under a key from the first letter on. */
    typed(form: FormDefinition, element: HTMLFormElement): void {
      if (!kept.key) kept = { ...kept, key: makeIdempotencyKey() };
      keep(form, element);
    },

    /** The key for these values. A second try keeps it; changed values are another message, and need another. */
    keyFor(values: unknown, form: FormDefinition, element: HTMLFormElement): string {
      const content = JSON.stringify(values);
      const { key: used, usedOn } = kept;
      const key = used && (!usedOn || usedOn === content) ? used : makeIdempotencyKey();
      kept = { ...kept, key, usedOn: content };
      keep(form, element);
      return key;
    },

    /** The desk kept nothing under this key, and it may be the key that it refused. */
    refused(): void {
      kept = { ...kept, key: '', usedOn: '' };
    },

    arrived(form: FormDefinition): void {
      dropDraft(form.id);
      kept = NOTHING;
    },
  };
}
