import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_CHOICE, storedForm } from '~/features/cookies/CookiePanel/CookiePanel.client';
import { theme } from './behaviour';

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
