// Counts a visit by beacons to the server, without cookies, storage or identifiers.
import { BEACON, VISITS_PATH } from '@tred/contract/limits';
import { origin, simulated } from '~/lib/form-server';
import { isOff } from './preference-store';

/** A page that was seen for a shorter time is not counted. */
const SEEN_MS = 1000;

const FILE = /\.(pdf|zip|csv|xlsx)$/;

/** `more`: what the visitor did on the page. */
export function sendBeacon(more?: Record<string, string>): void {
  try {
    // The policy of a page that connects nowhere forbids beacons.
    if (document.documentElement.dataset.connects || isOff('analytics')) return;
  } catch {
    // Without storage there is no choice to read.
  }
  const seen = { [BEACON.page]: location.href, [BEACON.referrer]: document.referrer, ...more };
  navigator.sendBeacon(origin + VISITS_PATH, new URLSearchParams(seen));
}

/** One beacon for each page that a visitor sees, and one for each file that is taken from it. */
export function countVisits(): void {
  if (simulated || import.meta.env.PUBLIC_VISITS) return;
  let timer: ReturnType<typeof setTimeout>;
  let isCounted = false;
  const seen = () => {
    isCounted = true;
    // A page that was kept for reading offline is counted when the network is back.
    if (navigator.onLine) sendBeacon();
    else addEventListener('online', () => sendBeacon(), { once: true });
  };
  const look = () => {
    clearTimeout(timer);
    if (!document.hidden && !isCounted) timer = setTimeout(seen, SEEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link && FILE.test(link.pathname)) sendBeacon({ [BEACON.download]: link.pathname });
  });
}
