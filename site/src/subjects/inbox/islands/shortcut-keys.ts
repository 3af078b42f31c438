// Single keys that do something, and the switch that turns them off: speech input and unsteady hands press them by
// mistake (WCAG 2.1.4).
import { preferenceStore } from '~/subjects/cookies/preference-store';

const KEY = 'desk-keys';

export function keysAreOn(): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)) !== 'off';
  } catch {
    return true;
  }
}

export function switchKeys(on: boolean): void {
  try {
    preferenceStore().setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage refused: the choice holds until the page is left.
  }
}

/** Into these one types, or chooses by letter. */
const typing = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** The key, when it is meant for the page: not with Ctrl or Alt, not while typing, not beneath a dialog. */
export function pageKey(event: KeyboardEvent): string | undefined {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(typing)) return undefined;
  return document.querySelector('dialog[open]') ? undefined : key;
}
