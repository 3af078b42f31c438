// The panel shows the choice that counts, keeps a new one, says so, and the theme follows it.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { panel } from '~/content/pages/cookies';
import { CookiePanel } from './CookiePanel';
import { DEFAULT_CHOICE, readChoice, start, storedForm } from './CookiePanel.client';

/** Opens the page. */
function open() {
  document.body.innerHTML = renderToStaticMarkup(CookiePanel(panel));
  start();
}

const box = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement;
const isOn = () => ['essential', 'analytics', 'preferences', 'marketing'].map((name) => box(name).checked);
const press = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
const stored = () => readChoice(localStorage.getItem('cookie-preferences'), Date.now());
const status = () => document.querySelector('[role=status]')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('starts with the defaults, the essential one locked', () => {
  open();
  expect(isOn()).toEqual([true, true, true, false]);
  expect(box('essential').disabled).toBe(true);
  expect(box('marketing').matches(':disabled')).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('cannot be changed before its script has run', () => {
  document.body.innerHTML = renderToStaticMarkup(CookiePanel(panel));
  expect(box('marketing').matches(':disabled')).toBe(true);
});

test('Save Preferences keeps what is shown, until next year, and says so', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T09:00:00Z') });
  open();
  box('analytics').click();
  box('essential').click();
  press('Save Preferences');
  vi.useRealTimers();
  expect(status()).toContain('15 November 2027');
  expect(status()).toContain('essential, preferences.');
  expect(stored()).toMatchObject({
    essential: true,
    analytics: false,
    preferences: true,
    marketing: false,
  });
  open();
  expect(isOn()).toEqual([true, false, true, false]);
});

test('Accept All Cookies and Reject optional set every switch but the essential one', () => {
  open();
  press('Accept All Cookies');
  expect(isOn()).toEqual([true, true, true, true]);
  press('Reject optional');
  expect(isOn()).toEqual([true, false, false, false]);
  expect(stored()).toMatchObject({ preferences: false });
});

test('the message goes once a switch is changed again', () => {
  open();
  press('Save Preferences');
  box('marketing').click();
  expect(status()).toBe('');
});

test('without preferences the theme is kept for this visit only, and for good when they return', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('search-key', 'off');
  open();
  press('Reject optional');
  expect([localStorage.getItem('theme'), sessionStorage.getItem('theme')]).toEqual([null, 'dark']);
  expect([localStorage.getItem('search-key'), sessionStorage.getItem('search-key')]).toEqual([null, 'off']);
  press('Accept All Cookies');
  expect([localStorage.getItem('theme'), sessionStorage.getItem('theme')]).toEqual(['dark', null]);
});

test('says so when the browser refuses to store anything', () => {
  open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  press('Save Preferences');
  expect(status()).toContain('refuses');
});

test('a stored choice is valid for a year, and anything else is no choice', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const stored = storedForm({ ...DEFAULT_CHOICE, marketing: true }, at('2028-02-29'));
  expect(readChoice(stored, at('2029-02-28'))).toMatchObject({ marketing: true });
  expect(readChoice(stored, at('2029-03-02'))).toBeUndefined();
  for (const text of [null, '', 'yes', '{}', 'null', '[]'])
    expect(readChoice(text, at('2028-02-29'))).toBeUndefined();
});
