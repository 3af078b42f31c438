// Reads and writes the inbox address: `/desk#TRD-…` (in emails), `/desk#visitors`, `/desk#events/momo-fees-forum`.
import type { Right } from '@tred/contract/rights';
import { useEffect, useState, useSyncExternalStore } from 'react';

export const viewNames = ['inbox', 'visitors', 'events', 'letters'] as const;
export type ViewName = (typeof viewNames)[number];

export type Address = {
  view: ViewName;
  /** Reference of the open submission, or id of the open event; empty if none. */
  open: string;
};

export function readAddress(hash: string): Address {
  const [name = '', ...rest] = decode(hash.slice(1)).split('/');
  const view = viewNames.find((each) => each === name);
  return view ? { view, open: rest.join('/') } : { view: 'inbox', open: name };
}

export const addressOf = (view: ViewName, open = ''): string => {
  if (view === 'inbox') return `#${open}`;
  return open ? `#${view}/${encodeURI(open)}` : `#${view}`;
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Further screens: `/desk#account`, `/desk#people`, `/desk#trail`. */
const staffScreens = ['account', 'people', 'trail'] as const;
export type StaffScreen = (typeof staffScreens)[number];

const readStaffScreen = (hash: string): StaffScreen | undefined =>
  staffScreens.find((screen) => hash === `#${screen}`);

/** The desk checks the right; the page only hides the link. */
export const screensFor = (rights: readonly Right[]): readonly StaffScreen[] =>
  rights.includes('owner') ? staffScreens : ['account'];

/** Id of the header element with the user bar. */
export const PERSON_PLACE = 'desk-person';

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** `arrived`: the user has just logged in, so the focus must move. */
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

/** Without a trailing `#`, which `location.hash = ''` would leave. */
export function goTo(address: string): void {
  if (address !== '#') {
    location.hash = address;
    return;
  }
  history.pushState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export const useStaffScreen = (): StaffScreen | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStaffScreen(location.hash),
    () => undefined,
  );
