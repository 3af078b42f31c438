// The screen about people that the address names, if it names one.
import { useSyncExternalStore } from 'react';
import { readStaffScreen, type StaffScreen } from '../staff-screens';

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export const useStaffScreen = (): StaffScreen | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStaffScreen(location.hash),
    () => undefined,
  );
