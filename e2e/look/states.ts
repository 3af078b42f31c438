// What a page looks like once somebody has done something: the menu, the search, mistakes, thanks, the cart, nothing found.
import type { Page } from '@playwright/test';
import type { Width } from './views.ts';

export type State = {
  name: string;
  address: string;
  /** On a phone and on a desk, unless the state is of one of them only. */
  widths?: readonly Width[];
  /** Does it, and waits until it can be seen. */
  reach: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const send = (page: Page) => main(page).getByRole('button', { name: /^Send/ });

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await search(page).getByRole('searchbox').fill(query);
  await search(page).getByRole('status').filter({ hasText: /\S/ }).waitFor();
}

async function writeToUs(page: Page): Promise<void> {
  await main(page).getByLabel('First name').fill('Grace');
  await main(page).getByLabel('Last name').fill('Achieng');
  await main(page)
    .getByLabel(/^E-?mail/i)
    .first()
    .fill('grace@school.example');
  await main(page).getByLabel('Subject').selectOption('support');
  await main(page).getByLabel('Message').fill('How do we load last year’s class lists?');
  await main(page).getByRole('checkbox').check();
  await send(page).click();
}

async function addToCart(page: Page, product: string): Promise<void> {
  const heading = page.getByRole('heading', { name: product, exact: true });
  const card = page.getByRole('listitem').filter({ has: heading });
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

export const states: readonly State[] = [
  {
    name: 'Menu',
    address: '/',
    widths: [360],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
    },
  },
  {
    name: 'Search, opened',
    address: '/',
    reach: async (page) => {
      await page.keyboard.press('/');
      await search(page).waitFor();
    },
  },
  { name: 'Search, results', address: '/', reach: (page) => searchFor(page, 'fees') },
  { name: 'Search, nothing found', address: '/', reach: (page) => searchFor(page, 'zzxxqq') },
  {
    name: 'Form, errors',
    address: '/contact',
    reach: async (page) => {
      await send(page).click();
      await page.locator('[data-error-summary]').or(page.getByRole('alert')).first().waitFor();
    },
  },
  {
    name: 'Form, success',
    address: '/contact',
    reach: async (page) => {
      await writeToUs(page);
      await page.getByText('Message sent successfully!').waitFor();
    },
  },
  {
    name: 'Form, not sent',
    address: '/contact',
    reach: async (page) => {
      await page.route('**/api/forms/**', (route) => route.abort());
      await writeToUs(page);
      await page.getByText('Your message was not sent').waitFor();
    },
  },
  {
    name: 'Cart, filled',
    address: '/store',
    reach: async (page) => {
      await addToCart(page, 'Dev Hoodie');
      await page.keyboard.press('Escape');
      await addToCart(page, 'Sticker Pack');
    },
  },
  {
    name: 'Cart, empty',
    address: '/store',
    reach: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, / })
        .click();
      await page.getByText('Your cart is empty.').waitFor();
    },
  },
  {
    name: 'Blog, nothing found',
    address: '/blog',
    reach: async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search articles' });
      await field.fill('zzxxqq');
      await page.getByRole('status').filter({ hasText: 'zzxxqq' }).waitFor();
      await field.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'Vote, given',
    address: '/features/requests',
    reach: async (page) => {
      const vote = main(page).getByRole('button', { name: /^Vote/ }).first();
      await vote.click();
      await main(page).locator('[aria-pressed="true"]').first().waitFor();
    },
  },
  {
    name: 'Prices, monthly',
    address: '/pricing',
    reach: (page) => main(page).getByText('Monthly', { exact: true }).first().click(),
  },
  {
    name: 'Newsletter, thanks',
    address: '/about',
    reach: async (page) => {
      const footer = page.getByRole('contentinfo');
      await footer.getByPlaceholder('Email address').fill('grace@school.example');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await footer.getByText('Thank you for subscribing!').waitFor();
    },
  },
  {
    name: 'Reference, unknown',
    address: '/reference',
    reach: async (page) => {
      await main(page).getByLabel('Reference').fill('TRD-0000-0000');
      await main(page).getByLabel('Email').fill('grace@school.example');
      await main(page).getByRole('button', { name: 'Look it up' }).click();
      await main(page).getByRole('status').or(main(page).getByRole('alert')).first().waitFor();
    },
  },
];
