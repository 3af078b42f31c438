// Ids of fields, and the way from a problem to its field.
import type { MouseEvent } from 'react';
import { fieldId } from '~/ui/Field/field-ids';

export const FORM = 'entry';

export const idOf = (path: string) => fieldId(FORM, path);

/** To the field; where there is none, as for a line that is missing, to what holds it. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const parts = (event.currentTarget.getAttribute('href') ?? '').slice(idOf('').length + 1).split('.');
  const ways = parts.map((_, at) => idOf(parts.slice(0, parts.length - at).join('.')));
  ways
    .map((id) => document.getElementById(id))
    .find(Boolean)
    ?.focus();
}

/** Once it has been drawn. */
export const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
