// Listens for single keys while they are on.
import { useEffect, useEffectEvent } from 'react';
import { pageKey } from './shortcut-keys';

export type Shortcuts = Readonly<Record<string, () => void>>;

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
