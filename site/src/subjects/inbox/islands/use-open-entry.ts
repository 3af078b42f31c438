// The entry that the address names: mails link to `/desk#TRD-…`.
import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export function useOpenEntry() {
  const open = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

  /** For what holds the links that open entries. */
  const list = useRef<HTMLDivElement>(null);
  // Closed by the button or the browser's own: back to where one was in the list, once it is shown again.
  const last = useRef('');
  useEffect(() => {
    if (!open && last.current) {
      const from = list.current?.querySelector<HTMLElement>(`a[href="#${last.current}"]`);
      (from ?? list.current)?.focus();
    }
    last.current = open;
  }, [open]);

  function close() {
    history.pushState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }

  return { list, open, close };
}
