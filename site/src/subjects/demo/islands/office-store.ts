// Where the demo is kept: in the browser, the same for every tab, and nowhere else.
import { keptText } from '~/lib/kept-text';

const DEMO = 'demo';

export const {
  subscribe,
  get: storedDemo,
  set: storeDemo,
} = keptText({
  key: DEMO,
  read: () => localStorage.getItem(DEMO),
  write: (text) => (text ? localStorage.setItem(DEMO, text) : localStorage.removeItem(DEMO)),
});
