// What depends on today is put right when the page is looked at, however old the build is.
import { afterEach, expect, test, vi } from 'vitest';
import { computedDates } from './computed-dates';

afterEach(() => vi.useRealTimers());

/** Looks at the page at a moment. */
function view(html: string, moment: string) {
  vi.useFakeTimers({ now: new Date(moment) });
  document.body.innerHTML = html;
  computedDates();
  return document.body;
}

test('writes the year and the legal dates of the day in Kampala', () => {
  const page = view(
    '<span data-year>2020</span><time datetime="2019-01-02" data-legal-day="2">2 January 2019</time>',
    '2026-12-31T21:30:00Z',
  );
  expect(page.querySelector('[data-year]')?.textContent).toBe('2027');
  expect(page.querySelector('time')?.dateTime).toBe('2026-02-02');
  expect(page.querySelector('time')?.textContent).toBe('2 February 2026');
});

const certificate = '<b data-until="2026-12-31">Valid</b><b data-after="2026-12-31" hidden>Renewal due</b>';

test('shows what is true until a day on that day, and what follows from the next', () => {
  const shown = (page: HTMLElement) => page.querySelector('b:not([hidden])')?.textContent;
  expect(shown(view(certificate, '2026-12-31T12:00:00Z'))).toBe('Valid');
  expect(shown(view(certificate, '2027-01-01T12:00:00Z'))).toBe('Renewal due');
});
