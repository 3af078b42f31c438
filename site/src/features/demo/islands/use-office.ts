// The demo's state for the island: stored in the browser, shared by all tabs, replayed from the acts.

import { useMemo, useSyncExternalStore } from 'react';
import { storedLearner } from '~/features/product/Learner/Learner.client';
import { createStoredText } from '~/lib/stored-text';
import { type Act, officeAfter, withAct } from '../office';
import type { SchoolKind } from '../scenario';
import { readState, type ScreenState, storedText, withoutTrace } from '../stored-state';

const DEMO = 'demo';

const {
  subscribe,
  get: storedDemo,
  set: storeDemo,
} = createStoredText({
  key: DEMO,
  read: () => localStorage.getItem(DEMO),
  write: (text) => (text ? localStorage.setItem(DEMO, text) : localStorage.removeItem(DEMO)),
});

const atBuild = () => '';

const never = () => () => {};

export const useTypedName = () => useSyncExternalStore(never, storedLearner, atBuild);

export function useOffice(kind: SchoolKind, name: string) {
  const text = useSyncExternalStore(subscribe, storedDemo, atBuild);
  const { acts, shown } = useMemo(() => readState(kind, text), [kind, text]);
  // Replays only after an act, not after navigation.
  const key = JSON.stringify(acts);
  const office = useMemo(() => officeAfter(kind, JSON.parse(key) as Act[], name), [kind, key, name]);
  return {
    office,
    shown,
    act(act: Act, also: Partial<ScreenState> = {}) {
      // Starts from the stored state: another tab may have changed it.
      const before = readState(kind, storedDemo());
      storeDemo(storedText({ kind, acts: withAct(before.acts, act), shown: { ...before.shown, ...also } }));
    },
    show(change: Partial<ScreenState>) {
      const before = readState(kind, storedDemo());
      storeDemo(storedText({ ...before, shown: { ...before.shown, ...change } }));
    },
    reset: () => storeDemo(withoutTrace),
  };
}
