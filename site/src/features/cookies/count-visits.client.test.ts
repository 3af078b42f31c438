import { BEACON } from '@tred/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countVisits } from './count-visits';

const beacons: URLSearchParams[] = [];
let isVisible = true;
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  beacons.length = 0;
  isVisible = true;
  isOnline = true;
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, data: URLSearchParams) => beacons.push(data),
    get onLine() {
      return isOnline;
    },
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => !isVisible);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.connects;
});

const show = (visible: boolean) => {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('counts a page once, when it was visible for a second', () => {
  isVisible = false;
  countVisits();
  vi.advanceTimersByTime(60_000);
  show(true);
  vi.advanceTimersByTime(900);
  show(false);
  vi.advanceTimersByTime(60_000);
  expect(beacons).toEqual([]);
  show(true);
  vi.advanceTimersByTime(1000);
  show(false);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(beacons.map((data) => data.get(BEACON.page))).toEqual([location.href]);
});

it('counts a page that was read offline when the network is back', () => {
  isOnline = false;
  countVisits();
  vi.advanceTimersByTime(1000);
  expect(beacons).toEqual([]);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(beacons).toHaveLength(1);
});

it('does not count a visitor who switched Analytics off, until that choice ends', () => {
  const choose = (expires: number) =>
    localStorage.setItem('cookie-preferences', JSON.stringify({ analytics: false, expires }));
  choose(Date.now() + 60_000);
  countVisits();
  vi.advanceTimersByTime(1000);
  expect(beacons).toEqual([]);
  choose(Date.now() - 1);
  countVisits();
  vi.advanceTimersByTime(1000);
  expect(beacons).toHaveLength(1);
  localStorage.clear();
});

it('sends nothing from a page that connects nowhere', () => {
  document.documentElement.dataset.connects = 'nowhere';
  countVisits();
  vi.advanceTimersByTime(60_000);
  expect(beacons).toEqual([]);
});

it('counts a file that is taken', () => {
  document.body.innerHTML = '<a href="/documents/terms.pdf"><b>Terms</b></a><a href="#here">Here</a>';
  countVisits();
  for (const link of document.querySelectorAll('a'))
    (link.firstElementChild ?? link).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // Each test before has added its listener to the window.
  expect(new Set(beacons.map((data) => data.get(BEACON.download)))).toEqual(
    new Set(['/documents/terms.pdf']),
  );
});
