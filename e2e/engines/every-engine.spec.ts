// Firefox and WebKit: twelve pages have no errors and fit, and menu, theme, search and a form work.
import { expect } from '@playwright/test';
import { test } from './with-engine.ts';

/** One page of each composition: product, tables, forms, lists, long text, drawings. */
const pages = [
  '/',
  '/features/requests',
  '/case-studies',
  '/blog',
  '/pricing',
  '/contact',
  '/cookies',
  '/developers',
  '/events',
  '/demo',
  '/moving',
  '/store',
];

const desktop = 1280;
const phone = 360;

/** Runs in the page. */
const look = () => ({
  headings: document.querySelectorAll('h1').length,
  window: document.documentElement.clientWidth,
  page: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
});

for (const address of pages) {
  test(`${address} is clean and fits`, async ({ started }) => {
    for (const width of [desktop, phone]) {
      const view = await started.open(address, width);
      const { headings, window, page } = await view.evaluate(look);
      expect.soft(headings, 'first headings').toBe(1);
      expect.soft(window, 'the width asked for, but for a scroll bar').toBeGreaterThan(width - 20);
      expect.soft(page, `${width} px`).toBeLessThanOrEqual(window);
      expect.soft(await view.messages(), `messages at ${width} px`).toEqual([]);
    }
  });
}

test('the menu opens and closes', async ({ started }) => {
  const view = await started.open('/', phone);
  const isMenuVisible = () =>
    view.evaluate(() => (document.querySelector('#menu a') as HTMLElement).offsetWidth > 0);
  expect(await isMenuVisible()).toBe(false);
  await view.click('[data-menu-button]');
  await expect.poll(isMenuVisible).toBe(true);
  await view.click('[data-menu-button]');
  await expect.poll(isMenuVisible).toBe(false);
});

test('the theme changes and stays', async ({ started }) => {
  const ground = () => getComputedStyle(document.body).backgroundColor;
  const view = await started.open('/', desktop);
  const before = await view.evaluate(ground);
  await view.click('[data-theme-toggle]');
  await expect.poll(() => view.evaluate(ground)).not.toBe(before);
  const after = await view.evaluate(ground);
  const next = await started.open('/pricing', desktop);
  expect(await next.evaluate(ground)).toBe(after);
});

test('the search finds', async ({ started }) => {
  const view = await started.open('/', desktop);
  await view.click('header [aria-keyshortcuts]');
  await expect.poll(() => view.evaluate(() => document.activeElement?.matches('[type=search]'))).toBe(true);
  await view.type('dialog[open] [type=search]', 'uneb');
  await expect
    .poll(() => view.evaluate(() => document.querySelectorAll('dialog[open] ol > li').length))
    .toBeGreaterThan(0);
});

test('a form is sent, and mistakes are named first', async ({ started }) => {
  const view = await started.open('/contact', phone);
  const send = 'main form[action="/api/forms/contact"] [type=submit]';
  await view.type('#contact-firstName', 'Grace');
  await view.click(send);
  const problems = () => document.querySelectorAll('[aria-invalid=true]').length;
  await expect.poll(() => view.evaluate(problems)).toBe(5);

  await view.type('#contact-lastName', 'Achieng');
  await view.type('#contact-email', 'grace@school.example');
  await view.choose('#contact-subject', 'support');
  await view.type('#contact-message', 'How do we load last year’s class lists?');
  await view.click('#contact-privacy');
  await view.click(send);
  await expect.poll(() => view.evaluate(() => document.querySelector('main')?.innerText)).toMatch(/TRD-\w+/);
  expect(
    await view.evaluate(
      () => (document.querySelector('#contact-firstName') as HTMLInputElement | null)?.value ?? '',
    ),
  ).toBe('');
});
