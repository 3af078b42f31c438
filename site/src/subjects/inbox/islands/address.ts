// Which part of the inbox the address names: `/desk#TRD-…` (mails link to it), `/desk#counts`, `/desk#events/momo-fees-forum`.
import type { Right } from '@tred/contract/rights';
import { useEffect, useState, useSyncExternalStore } from 'react';

export const viewNames = ['inbox', 'counts', 'events'] as const;
export type ViewName = (typeof viewNames)[number];

export type Address = {
  view: ViewName;
  /** The open entry's reference, or the open event's name; empty when none is. */
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

/** Screens about people: `/desk#account`, `/desk#people`, `/desk#trail`. */
const staffScreens = ['account', 'people', 'trail'] as const;
export type StaffScreen = (typeof staffScreens)[number];

const readStaffScreen = (hash: string): StaffScreen | undefined =>
  staffScreens.find((screen) => hash === `#${screen}`);

/** The desk asks for the right itself; the page only shows what it would answer. */
export const screensFor = (rights: readonly Right[]): readonly StaffScreen[] =>
  rights.includes('owner') ? staffScreens : ['account'];

/** The id of the element in the header that shows who is logged in. */
export const PERSON_PLACE = 'desk-person';

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

export const useStaffScreen = (): StaffScreen | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStaffScreen(location.hash),
    () => undefined,
  );
