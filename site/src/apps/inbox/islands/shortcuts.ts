// Keyboard shortcuts, the switch that turns them off (WCAG 2.1.4), and their hook.
import { useEffect, useEffectEvent } from 'react';
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
    // Without storage the choice lasts for this page.
  }
}

/** Controls that use letter keys. */
const typing = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** The key, unless with Ctrl or Alt, while typing, or under a dialog. */
function pageKey(event: KeyboardEvent): string | undefined {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(typing)) return undefined;
  return document.querySelector('dialog[open]') ? undefined : key;
}

type Shortcuts = Readonly<Record<string, () => void>>;

export function useShortcuts(on: boolean, shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pageKey(event);
    const act = key !== undefined && Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on]);
}
