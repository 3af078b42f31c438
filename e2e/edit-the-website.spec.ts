// Two people change words of the website in the browser, see them in the preview, and publish them.
import { type Browser, type Locator, type Page, expect as playwrightExpect, test } from '@playwright/test';
import { axeProblems } from './support/axe.ts';
import { type Editor, startEditor } from './support/editor.ts';
import { visit } from './support/visit.ts';

/** The preview renders pages on demand, and one site is built: only a hang takes longer. */
const expect = playwrightExpect.configure({ timeout: 1_800_000 });

/** One for all tests: it starts slowly. */
let editor: Editor;
test.describe.configure({ mode: 'default', timeout: 1_200_000 });
test.beforeAll(async () => {
  test.setTimeout(0);
  editor = await startEditor();
});
test.afterAll(() => editor.stop());

const titleOnPage = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saving = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function open(page: Page, file: string): Promise<void> {
  await load(page, file, saving(page));
}

// Both again if the program does not answer in time: a busy machine may need a minute for what takes a second.
async function load(page: Page, path: string, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(`${editor.address}/admin/website/${path}`);
    await expect(expected.first()).toBeVisible({ timeout: 60_000 });
  }).toPass();
}

async function save(page: Page, timeout = 60_000): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+s');
    await expect(status(page, 'Saved.')).toBeVisible({ timeout });
  }).toPass();
}

/** Asks the editor in the name of the person: Playwright's own requests have no secure cookies here. */
const ask = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const reply = await fetch(`/api/admin/website${path}`);
    return { ok: reply.ok, data: await reply.json() };
  }, address);

test('a person writes an article, adds and removes a page, and publishes a headline that a colleague has seen', async ({
  browser,
}) => {
  const page = await editor.open(browser, 'Peter');
  await open(page, 'new/blog');
  const title = field(page, 'Title');
  await title.fill('Short');
  const message = 'It must be at least 10 characters long. It has 5 characters.';
  await page.keyboard.press('Control+s');
  await expect(title).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  // From the summary to the field, by keyboard alone.
  const summary = page.getByRole('alert').locator('..');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await title.fill('Tomorrow in this test');
  await expect(field(page, 'Short name')).toHaveValue('tomorrow-in-this-test');
  await field(page, 'Excerpt').fill(
    'An article that only this test has, long enough for a card, a search result and a link.',
  );
  await field(page, 'Date').fill('2099-01-05');
  for (const name of ['Author', 'Category', 'Drawing']) await field(page, name).selectOption({ index: 1 });
  await field(page, 'Text').fill('Some words.');
  const picture = { name: 'Our gate.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Insert a picture').setInputFiles(picture);
  await expect(field(page, 'Text')).toHaveValue(/\(\.\/our-gate\.png\)/);
  await expect(field(page, 'Text')).toBeFocused();
  await page.keyboard.type('The gate of a school');
  // Typed text survives a reload of the page.
  await page.reload();
  await expect(title).toHaveValue('Tomorrow in this test');
  await save(page);
  const { data } = await ask(page, '/file?path=blog/tomorrow-in-this-test.md');
  expect(data.body).toContain('![The gate of a school](./our-gate.png)');
  await expect(titleOnPage(page)).toHaveText('Tomorrow in this test');
  expect(await axeProblems(page)).toEqual([]);
  // Discarding drops only what is not saved.
  await title.fill('Not to be kept at all');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('Tomorrow in this test');
  // Pressing a text of the page leads to its field. A press is lost while the page loads again.
  await expect(async () => {
    await titleOnPage(page).click();
    await expect(title).toBeFocused({ timeout: 1000 });
  }).toPass();
  await remove(page, 'Delete this article');
  expect((await ask(page, '/file?path=blog/tomorrow-in-this-test.md')).ok).toBe(false);

  await open(page, 'new/pages');
  await title.first().fill('Scholarships of a test');
  await field(page, 'Address').fill('scholarships');
  await field(page, 'Description').fill(
    'A page that only this test has, long enough for a search result and a shared link.',
  );
  await page.locator('#entry-sections\\.0\\.hero\\.title').fill('Ask for a scholarship');
  await field(page, 'What to add to sections').selectOption('Points');
  await page.getByRole('button', { name: 'Add to sections' }).click();
  await page.locator('#entry-sections\\.1\\.points\\.title').fill('Who may ask');
  await page.getByRole('button', { name: 'Add to points' }).click();
  await page.locator('#entry-sections\\.1\\.points\\.points\\.0').fill('Everybody');
  await save(page);
  await expect(titleOnPage(page)).toHaveText('Ask for a scholarship');
  await open(page, 'file/pages/leaderboard.yaml');
  await remove(page, 'Remove the page', () =>
    page.getByLabel('Where /leaderboard leads from now on').selectOption('/about'),
  );
  const removed = page.getByRole('listitem').filter({ hasText: 'Removed' });
  await load(page, '', removed);
  await removed.getByRole('button', { name: /^Bring back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back', exact: true }).click();
  await expect(removed).toHaveCount(0);

  const old = (await headline(browser)).split(/\s+/).at(-1) ?? '';
  const words = 'Published in the browser.';
  await page.getByRole('searchbox').fill(old);
  await page.locator('a[href*="pages/home.yaml?field="][href*="hero.title"]').first().click();
  await page.locator('[id*="hero.title."]:focus').fill(words);
  // A killed editor comes back at the next request, and so does its preview; a request that it was answering fails.
  await editor.kill();
  await save(page, 5000);
  await expect(titleOnPage(page)).toContainText(words);
  await expect(titleOnPage(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Link for a colleague' }).click();
  const link = await field(page, 'Link').inputValue();
  const colleague = await (await browser.newContext()).newPage();
  await visit(colleague, link);
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(words);
  expect(await colleague.locator('script').count()).toBe(0);
  expect(await headline(browser)).toContain(old);

  await page.getByRole('link', { name: /^Publish/ }).click();
  const draft = page.getByRole('listitem').filter({ hasText: words }).first();
  await expect(draft).toContainText(old);
  await expect(draft).toContainText('Peter');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View the site' })).toBeVisible();
  await expect.poll(() => headline(browser)).toContain(words);
  await expect(page.locator('ol > li').filter({ hasText: words })).toContainText('Peter');
  expect((await colleague.request.get(link)).status()).toBe(404);
  await page.close();
});

async function remove(page: Page, name: string, choose?: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name }).click();
  await choose?.();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(saving(page)).toBeHidden();
}

async function headline(browser: Browser): Promise<string> {
  const visitor = await browser.newPage();
  await visit(visitor, `${editor.address}/`);
  const words = await visitor.getByRole('heading', { level: 1 }).innerText();
  await visitor.close();
  return words;
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 1, top + 1));
}

test('two people at once lose no word: an inserted item beside a change, one text of both, two publications', async ({
  browser,
}) => {
  const [peter, sarah] = [await editor.open(browser, 'Peter'), await editor.open(browser, 'Sarah')];
  const questions = async () => {
    const { data } = await ask(peter, '/file?path=pages/pricing.yaml');
    return data.value.questions.items as { question: string; answer: string }[];
  };
  const lead = (page: Page) => page.locator('#entry-opening\\.lead');
  const before = await questions();
  for (const page of [peter, sarah])
    await open(page, 'file/pages/pricing.yaml?field=questions.items.1.answer');
  await peter.getByRole('button', { name: 'Add to questions and answers' }).click();
  await peter.getByLabel('Question').last().fill('Is this a question of a test?');
  await peter.getByLabel('Answer').last().fill('It is.');
  for (let at = before.length + 1; at > 1; at--)
    await peter.getByRole('button', { name: new RegExp(`^Up .* ${at}$`) }).click();
  await sarah.locator('#entry-questions\\.items\\.1\\.answer').fill('An answer of Sarah.');
  await Promise.all([save(peter), save(sarah)]);
  expect(await questions()).toEqual([
    { question: 'Is this a question of a test?', answer: 'It is.' },
    ...before.with(1, { ...before[1], answer: 'An answer of Sarah.' } as (typeof before)[0]),
  ]);

  for (const page of [peter, sarah]) await open(page, 'file/pages/contact.yaml?field=opening.lead');
  await lead(peter).fill('A sentence that Peter wrote for this test of two people.');
  await lead(sarah).fill('A sentence that Sarah wrote for this test of two people.');
  await save(peter);
  await sarah.setViewportSize({ width: 360, height: 720 });
  await sarah.keyboard.press('Control+s');
  // On a phone the message begins below the page, not behind it.
  const message = sarah.getByRole('alert').locator('p').first();
  await expect.poll(() => message.evaluate(isOnTop)).toBe(true);
  await sarah.getByRole('radio', { name: /^Peter:/ }).check();
  await expect(lead(sarah)).toHaveValue(/Peter wrote/);
  await sarah.getByRole('radio', { name: /^Yours:/ }).check();
  await save(sarah);
  await expect(lead(peter)).toHaveValue(/Sarah wrote/);

  for (const page of [peter, sarah]) await load(page, 'publish', page.getByRole('checkbox'));
  const publish = async (page: Page, others: string) => {
    await page.getByRole('checkbox', { name: `Publish ${others}`, exact: true }).uncheck();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  };
  await expect(peter.getByRole('checkbox')).toHaveCount(2);
  const titles = await peter
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => (box.getAttribute('aria-label') ?? '').replace('Publish ', '')),
    );
  const [one = '', other = ''] = titles;
  await Promise.all([publish(peter, other), publish(sarah, one)]);
  await expect(status(peter, `It is live: ${one}`)).toBeVisible();
  await expect(status(sarah, `It is live: ${other}`)).toBeVisible();
  await peter.close();
  await sarah.close();
});
