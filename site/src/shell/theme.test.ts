// The toggle switches the theme and keeps it as long as the visitor's choice on the cookies page allows.
import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_CHOICE, storedForm } from '~/subjects/cookies/CookiePanel/CookiePanel.client';
import { theme } from './theme';

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

test('is kept for good by default and when preferences are on', () => {
  expect(press()).toEqual({ forGood: 'dark', thisVisit: null });
  expect(document.documentElement.className).toBe('dark');
  expect(press(storedForm(DEFAULT_CHOICE, Date.now()))).toEqual({ forGood: 'light', thisVisit: null });
});

test('is kept for the visit when preferences are off, and for good again when that choice has run out', () => {
  const off = { ...DEFAULT_CHOICE, preferences: false };
  expect(press(storedForm(off, Date.now()))).toEqual({ forGood: null, thisVisit: 'dark' });
  expect(press(storedForm(off, Date.now() - YEAR))).toEqual({ forGood: 'light', thisVisit: null });
});
