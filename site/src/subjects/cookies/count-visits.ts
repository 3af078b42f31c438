// Counts a visit by beacons to the desk, without cookies, storage or identifiers.
import { BEACON, VISITS_PATH } from '@tred/contract/limits';
import { origin, simulated } from '~/lib/desk';
import { isOff } from './preference-store';

/** A page that was seen for a shorter time is not counted. */
const SEEN_MS = 1000;

const FILE = /\.(?:pdf|zip|csv|xlsx)$/;

/** The policy of a page that connects nowhere forbids beacons. Without storage there is no choice to read. */
function isCounted(): boolean {
  try {
    return !document.documentElement.dataset.connects && !isOff('analytics');
  } catch {
    return true;
  }
}

/** `more`: what the visitor did on the page. */
export function sendBeacon(more: Record<string, string> = {}): void {
  if (!isCounted()) return;
  const { pathname, search } = location;
  const { page, query, referrer } = BEACON;
  navigator.sendBeacon(
    origin + VISITS_PATH,
    new URLSearchParams({ [page]: pathname, [query]: search, [referrer]: document.referrer, ...more }),
  );
}

/** One beacon for each page that a visitor sees, and one for each file that is taken from it. */
export function countVisits(): void {
  if (simulated || import.meta.env.PUBLIC_VISITS) return;
  let timer: ReturnType<typeof setTimeout>;
  const seen = () => {
    document.removeEventListener('visibilitychange', look);
    // A page that was kept for reading offline is counted when the network is back.
    if (navigator.onLine) sendBeacon();
    else addEventListener('online', () => sendBeacon(), { once: true });
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(seen, SEEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  addEventListener('click', ({ target }) => {
    const { pathname = '' } = (target as Element).closest('a') ?? {};
    if (FILE.test(pathname)) sendBeacon({ [BEACON.download]: pathname });
  });
}
