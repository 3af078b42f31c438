import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { cookies } from '../words';
import { CookiePanel } from './CookiePanel';
import { DEFAULT_CHOICE, readChoice, start, storedForm } from './CookiePanel.client';

/** Opens the page. */
function open() {
  document.body.innerHTML = renderToStaticMarkup(CookiePanel(cookies.panel));
  start();
}

const press = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
const status = () => document.querySelector('[role=status]')?.textContent ?? '';

test('reports that the browser refuses to store anything', () => {
  open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  press(cookies.panel.actions.save);
  expect(status()).toBe(cookies.panel.refused);
});

test('a stored choice is valid for a year; other texts are ignored', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const stored = storedForm({ ...DEFAULT_CHOICE, marketing: true }, at('2028-02-29'));
  expect(readChoice(stored, at('2029-02-28'))).toMatchObject({ marketing: true });
  expect(readChoice(stored, at('2029-03-02'))).toBeUndefined();
  for (const text of [null, '', 'yes', '{}', 'null', '[]'])
    expect(readChoice(text, at('2028-02-29'))).toBeUndefined();
});
