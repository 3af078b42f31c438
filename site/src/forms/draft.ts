// What has been typed but not sent, kept for this tab over reloads and detours. Ticks are never kept: consent is
// given anew each time.
import type { Field } from '@tred/contract/form';

export interface Draft {
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
export function loadDraft(form: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(place(form));
    return stored === null ? undefined : (JSON.parse(stored) as Draft);
  } catch {
    return undefined;
  }
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(place(form), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(place(form));
  } catch {}
}

const isKept = ({ kind }: Field) => kind !== 'checkbox' && kind !== 'hidden';

/** The values worth keeping, from the form as it stands. */
export function typedInto(element: HTMLFormElement, fields: readonly Field[]): Record<string, string> {
  const data = new FormData(element);
  const typed = fields.filter(isKept).map(({ name }) => [name, data.get(name)] as const);
  return Object.fromEntries(typed.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Fills in what is still empty: something typed before the script came, or kept by the browser, stays. */
export function fillIn(element: HTMLFormElement, fields: readonly Field[], draft: Draft | undefined): void {
  const query = new URLSearchParams(location.search);
  const typedHere = draft?.search === location.search;
  for (const field of fields.filter(isKept)) {
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
