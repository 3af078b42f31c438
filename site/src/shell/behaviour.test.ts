import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_CHOICE, storedForm } from '~/subjects/cookies/CookiePanel/CookiePanel.client';
import { computedDates, theme } from './behaviour';

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

describe('the theme', () => {
  const YEAR = 366 * 24 * 60 * 60 * 1000;

  /** Where the theme is after one press of the toggle, with a choice stored. */
  function press(choice?: string) {
    localStorage.clear();
    sessionStorage.clear();
    if (choice !== undefined) localStorage.setItem('cookie-preferences', choice);
    document.querySelector('button')?.click();
    return { forGood: localStorage.getItem('theme'), thisVisit: sessionStorage.getItem('theme') };
  }

  beforeEach(() => {
    document.documentElement.className = 'light';
    document.body.innerHTML = '<button data-theme-toggle></button>';
    theme();
  });

  test('is stored permanently by default and when preferences are on', () => {
    expect(press()).toEqual({ forGood: 'dark', thisVisit: null });
    expect(document.documentElement.className).toBe('dark');
    expect(press(storedForm(DEFAULT_CHOICE, Date.now()))).toEqual({ forGood: 'light', thisVisit: null });
  });

  test('is stored for the visit when preferences are off, and permanently when that choice has expired', () => {
    const off = { ...DEFAULT_CHOICE, preferences: false };
    expect(press(storedForm(off, Date.now()))).toEqual({ forGood: null, thisVisit: 'dark' });
    expect(press(storedForm(off, Date.now() - YEAR))).toEqual({ forGood: 'light', thisVisit: null });
  });
});
