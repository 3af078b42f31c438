// The part of the inbox that the address names, and whether someone has moved there since the page was opened.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readAddress } from '../address';

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** `arrived`: they have just logged in, so that the focus has to come along. */
export function useAddress(arrived: boolean) {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const [moved, setMoved] = useState(arrived);
  useEffect(() => subscribe(() => setMoved(true)), []);
  return { ...readAddress(hash), moved };
}

/** Without a `#` at its end, which `location.hash = ''` would leave there. */
export function goTo(address: string): void {
  if (address !== '#') {
    location.hash = address;
    return;
  }
  history.pushState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
