// Before a touch, a page loads little. Before its script, a form or an island keeps what is pressed and chosen; without it, forms
// are posted plainly and dead controls are hidden.
import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { registeredPages } from '../site/checks/specification.ts';
import { csvOf, messyRows } from '../site/src/features/list-checker/test-files.ts';
import { store } from '../site/src/features/store/words.ts';
import { builtPages, htmlOf, mainOf } from './support/pages.ts';
import { hold, SCRIPTS, visit, watch } from './support/visit.ts';

/** Each island once, and forms that together have every kind of control; on their first page. */
const islands = new Map<string, string>();
const forms = new Map<string, string>();
const controls = new Set<string>();
for (const address of builtPages.filter((page) => page !== '/gallery' && page !== '/404')) {
  for (const [, name = ''] of htmlOf(address).matchAll(/component-export="(\w+)"/g))
    if (!islands.has(name)) islands.set(name, address);
  // The cart shows the order form (fill-a-cart.spec.ts).
  for (const form of parse(mainOf(address)).querySelectorAll('form[data-form]:not([data-form=order])')) {
    const kinds = form
      .querySelectorAll('input,select,textarea')
      .map(({ tagName, attributes }) => `${tagName} ${attributes.type} ${attributes.inputmode}`)
      .filter((kind) => !controls.has(kind));
    for (const kind of kinds) controls.add(kind);
    if (kinds.length > 0) forms.set(form.getAttribute('data-form') ?? '', address);
  }
}

/** Long enough for anything that loads at once. With a limit: on a busy machine Chromium may never call back. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
const refuse = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

const formOf = (page: Page, id: string) => page.getByRole('main').locator(`form[data-form="${id}"]`);
const island = (page: Page, name: string) => page.locator(`astro-island[component-export="${name}"]`);
const button = (place: Locator) => place.locator('[type=submit]');
const requests = '/features/requests';
const vote = (page: Page, slug: string) =>
  page.locator(`li[id="${slug}"]`).getByRole('button', { name: /^Vote/ });

const votes = async (page: Page): Promise<Record<string, number>> =>
  ((await (await page.request.get('/api/votes')).json()) as { votes: Record<string, number> }).votes;

/** A valid value for each field, set in one call because Playwright calls are slow. */
const fillIn = (form: Locator): Promise<void> =>
  form.evaluate((node) => {
    const types: Record<string, string> = {
      tel: '0772 123456',
      numeric: '20',
      url: 'www.example.com',
      date: '2027-02-15',
    };
    for (const control of node.querySelectorAll<HTMLInputElement>('[required]')) {
      const { type, inputMode, name } = control;
      control.focus();
      if (type === 'checkbox') control.click();
      else if (type === 'radio') node.querySelector<HTMLElement>(`[name="${name}"]`)?.click();
      else {
        const text = type === 'email' ? `before.${name}@school.example` : 'Some words of it';
        if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
        else control.value = types[inputMode] ?? types[type] ?? text;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  });

/** Visible and hidden parts while an island's script is missing. */
const withoutScript: Record<string, (page: Page) => Promise<void>> = {
  CartMenu: async (page) => {
    await expect(page.getByRole('button', { name: new RegExp(`^${store.cart.cart}, `) })).toHaveCount(0);
    await expect(page.locator('#order')).toBeVisible();
  },
  DemoOffice: async (page) => {
    await expect(page.locator('main [data-without-script]')).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  },
  ListChecker: async (page) => {
    await expect(page.locator('#class-list')).toBeHidden();
    await expect(page.locator('#checker [data-without-script]')).toBeVisible();
  },
  Products: async (page) => {
    await page
      .getByRole('button', { name: new RegExp(`^${store.product.add}`) })
      .first()
      .click();
    await expect(page).toHaveURL(/#order$/);
    await expect(page.locator('#order')).toBeInViewport();
  },
  RequestList: async (page) => {
    await expect(island(page, 'RequestList').getByRole('combobox')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: /^Vote/ }).first().click();
    await expect(page).toHaveURL(/\/thank-you\?form=vote/);
  },
};

test('this file tests every kind of control and every island', () => {
  expect(controls.size).toBeGreaterThan(8);
  // Add a line here for a new island (its behaviour without script) and a test below.
  expect([...islands.keys()].sort()).toEqual(Object.keys(withoutScript).sort());
});

/** Bytes with headers that a phone may receive before it scrolls or touches. */
// The window of the bursar on home; five portraits on /about.
const limits: Record<string, number> = { '/': 33_500, '/about': 43_000 };
const mostBytes = (address: string) => limits[address] ?? 42_000;

test('registered pages are light until they are scrolled, and their pictures load', async ({ browser }) => {
  const weigh = async (address: string) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    // The count of the visit comes a second later.
    await page.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const { messages } = watch(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
    const problems = bytes > mostBytes(address) ? [...messages, `${bytes} bytes`] : messages;
    return problems.map((what) => `${address}: ${what}`);
  };
  const wrong: string[] = [];
  for (const addresses of Map.groupBy(registeredPages, (_, index) => Math.floor(index / 6)).values())
    wrong.push(...(await Promise.all(addresses.map(weigh))).flat());
  expect(wrong).toEqual([]);
});

test('a form never loads React, and loads its own script at the first touch', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/contact');
  await idle(page);
  const isForm = (url: string) => /\/Form\.client\./.test(url);
  expect(loaded.filter(isForm)).toEqual([]);
  const script = page.waitForResponse((response) => isForm(response.url()));
  await formOf(page, 'contact').locator('input:visible').first().focus();
  await script;
  await idle(page);
  expect(loaded.filter((url) => /react/i.test(url))).toEqual([]);
});

for (const [id, address] of forms) {
  test(`${id}: sends input from before the script, and posts a plain form without it`, async ({ page }) => {
    const arrive = await hold(page);
    await visit(page, address);
    const form = formOf(page, id);
    await fillIn(form);
    await button(form).click();
    await expect(button(form)).toHaveAttribute('data-taken');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const typed = await form.evaluate((node: HTMLFormElement) =>
      [...new FormData(node)].filter(([name]) => name !== 'fax_number'),
    );
    const request = page.waitForRequest('**/api/forms/*');
    arrive();
    const sent = await request;
    expect(sent.headers()['content-type']).toContain('json');
    expect(sent.postDataJSON()).toMatchObject(Object.fromEntries(typed));

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => sessionStorage.clear());
    await refuse(page);
    await visit(page, address);
    await fillIn(form);
    await button(form).click();
    await expect(page).toHaveURL(/\/thank-you\?form=/);
  });
}

for (const [name, address] of islands) {
  test(`${name}: without its script hides dead controls, and works as a plain page`, async ({ page }) => {
    await refuse(page);
    await visit(page, address);
    await island(page, name).dispatchEvent('focusin');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
    await withoutScript[name]?.(page);
  });
}

test('RequestList: replays votes, filter and order from before the script; a vote is remembered and withdrawn', async ({
  page,
}) => {
  const arrive = await hold(page);
  await visit(page, requests);
  await page.getByRole('radio', { name: 'Planned', exact: true }).check({ force: true });
  await page.getByRole('combobox').selectOption({ index: 1 });
  // By name: the new order may change the first one.
  const slug = await page
    .locator('li[data-status="Planned"]')
    .filter({ visible: true })
    .first()
    .getAttribute('id');
  const ballot = vote(page, slug ?? '');
  await ballot.click();
  await expect(ballot).toHaveAttribute('data-taken');
  arrive();
  await expect(ballot).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/status=Planned/);
  await expect(page.locator('li[data-status]')).toHaveCount(
    await page.locator('li[data-status="Planned"]').count(),
  );
  await expect.poll(async () => (await votes(page))[slug ?? '']).toBe(1);

  await page.reload();
  await ballot.scrollIntoViewIfNeeded();
  await expect(ballot).toHaveAttribute('aria-pressed', 'true');
  const width = () => ballot.evaluate(({ clientWidth }) => clientWidth);
  const widthOfVoted = await width();
  await ballot.click();
  await expect(ballot).toHaveAttribute('aria-pressed', 'false');
  expect(await width()).toBe(widthOfVoted);
  await expect.poll(async () => (await votes(page))[slug ?? ''] ?? 0).toBe(0);
});

test('Products and CartMenu: the cart contains choices from before the script', async ({ page }) => {
  const arrive = await hold(page);
  await visit(page, '/store');
  const card = page.locator('#products li[id]').first();
  const colour = await card.getByRole('radio').nth(1).inputValue();
  await card.getByRole('radio').nth(1).check();
  const put = card.getByRole('button', { name: new RegExp(`^${store.product.add}`) });
  await put.click();
  await expect(put).toHaveAttribute('data-taken');
  arrive();
  const cart = page.getByRole('dialog', { name: store.cart.cart });
  await expect(cart).toContainText(colour);
  await expect(cart.getByRole('listitem')).toHaveCount(1);

  // On the next visit the cart shows its items; on an untouched page it opens at a press.
  await page.reload();
  const opener = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${store.cart.cart}, `) });
  await expect(opener).toHaveAccessibleName(`${store.cart.cart}, 1 ${store.cart.items.one}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await opener.click();
  await expect(cart).toContainText(store.cart.lines.empty);
});

test('ListChecker: checks a file chosen before the script once', async ({ page }) => {
  const arrive = await hold(page);
  await visit(page, '/moving');
  const list = { name: 'S1 list.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(messyRows)) };
  await page.locator('#class-list').setInputFiles(list);
  await expect(page.locator('label[for=class-list]')).toHaveCSS('cursor', 'progress');
  arrive();
  await expect(page.getByRole('heading', { name: 'S1 list.csv' })).toHaveCount(1);
  await expect(page.locator('label[for=class-list]')).not.toHaveCSS('cursor', 'progress');
});

test('ListChecker: checks a file dropped before the script and stays on the page', async ({ page }, info) => {
  const arrive = await hold(page);
  await visit(page, '/moving');
  const file = info.outputPath('dropped.csv');
  await writeFile(file, csvOf(messyRows));
  const hint = page.locator('fieldset', { has: page.locator('#class-list') }).locator('legend');
  await hint.scrollIntoViewIfNeeded();
  const box = await hint.boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
  // A real drop, with the browser's own events.
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  await expect(page).toHaveURL('/moving');
  arrive();
  await expect(page.getByRole('heading', { name: 'dropped.csv' })).toBeVisible();
});

test('DemoOffice: opens the desk that was chosen before the script, and the page does not move', async ({
  page,
}) => {
  const arrive = await hold(page);
  await visit(page, '/demo');
  const demo = island(page, 'DemoOffice');
  const bursar = demo.getByRole('tab').nth(1);
  const place = await bursar.boundingBox();
  await bursar.click();
  await expect(bursar).toHaveAttribute('data-taken');
  arrive();
  await expect(bursar).toHaveAttribute('aria-selected', 'true');
  await expect(bursar).not.toHaveAttribute('data-taken');
  expect(await bursar.boundingBox()).toEqual(place);
  // The list is horizontal: Down scrolls the page.
  await bursar.press('ArrowDown');
  await expect(bursar).toHaveAttribute('aria-selected', 'true');
});
