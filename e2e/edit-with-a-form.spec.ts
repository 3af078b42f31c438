// Editing with a form, and the development server beside it: `npm run edit` on a copy of the site, so that no file of the
// checkout is touched.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { team } from '../site/src/facts/company.ts';
import { drawingNames } from '../site/src/lib/drawings.ts';
import { axeProblems } from './support/axe.ts';
import { builtSite } from './support/pages.ts';
import { visit, wake } from './support/visit.ts';

/** The development server renders pages on demand. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

const FILE = 'blog/a-test-of-the-editor.md';
const author = team[0]?.name ?? '';
const ARTICLE = `---
# Kept.
number: 900
title: A test of the editor
excerpt: An article that only this test has, long enough for a card, a search result and a shared link.
date: 2026-01-05
author: ${author}
category: Technology
drawing: ${drawingNames[0]}
---

Words.
`;

let editor: ChildProcess;
let copy: string;
let site: string;
let port: string;

const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: copy, maxBuffer: 10_000_000 });

// One editor for all tests, because it starts slowly.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // It waits for the editor to listen or to stop, however long that takes.
  test.setTimeout(0);
  copy = await mkdtemp(join(tmpdir(), 'edit-'));
  site = await copySite(copy);
  await writeFile(join(site, 'src/content', FILE), ARTICLE);
  // The development server searches the index of the last build.
  await cp(join(builtSite, 'search-index.json'), join(site, 'dist/search-index.json'));
  await git('init');
  await writeFile(join(copy, '.git/info/exclude'), 'node_modules\n.astro\n.cache\ndist\n');
  await git('add', '-A');
  await git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '-m', 'As it was');
  port = String(await freePort());
  editor = spawn(process.execPath, [join(site, '../editor/server/run.ts')], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of editor.stdout ?? []) {
    said += part;
    if (said.includes(`The editor is at http://127.0.0.1:${port}`)) return;
  }
  throw new Error(`The editor stopped: ${said}`);
});

test.afterAll(async () => {
  if (editor.exitCode === null) {
    editor.kill();
    await once(editor, 'exit');
  }
  await rm(copy, { recursive: true, force: true });
});

const titleOnPage = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a mistake is named beside its field; a saved word changes one line, shows, and can be undone', async ({
  page,
}) => {
  const file = join(site, 'src/content', FILE);
  await openEditor(page);
  await page.getByText(/^Articles \d+$/).click();
  await page.getByRole('link', { name: 'A test of the editor' }).click();
  const title = page.getByLabel('Title');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(titleOnPage(page)).toHaveText('A test of the editor');
  expect(await axeProblems(page)).toEqual([]);

  await title.fill('Short');
  const message = 'Title: It must be at least 10 characters long. It has 5 characters.';
  await expect(title).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText(message);
  expect(await readFile(file, 'utf8')).toBe(ARTICLE);
  // From the summary to the field, by keyboard alone.
  await expect(page.getByRole('alert').locator('..')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();

  await title.fill('A second test of the editor');
  // Unsaved changes survive a reload of the page.
  await page.reload();
  await expect(title).toHaveValue('A second test of the editor');
  await save.click();
  await expect(status(page, 'Saved.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(ARTICLE.replace('A test', 'A second test'));
  await expect(titleOnPage(page)).toHaveText('A second test of the editor');

  // Discarding drops only what is not saved.
  await title.fill('Not to be kept at all');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('A second test of the editor');

  // Pressing a text of the page leads to its field.
  // A press is lost while the page loads again.
  await expect(async () => {
    await titleOnPage(page).click();
    await expect(title).toBeFocused({ timeout: 1000 });
  }).toPass();

  // A change on disk is taken in; where both changed a text, either can be kept.
  const elsewhere = ARTICLE.replace('A test', 'Elsewhere a test').replace('Words.', 'Other words.');
  await writeFile(file, elsewhere);
  await expect(titleOnPage(page)).toHaveText('Elsewhere a test of the editor');
  await title.fill('A third test of the editor');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('This was changed elsewhere since you opened it.');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Other words.\n');
  await expect(title).toHaveValue('A third test of the editor');
  await page.getByRole('button', { name: 'Use the other text' }).click();
  await save.click();
  await expect(status(page, 'Saved.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(elsewhere);

  // One of two changes in one file is undone, then the form goes back.
  await page.getByText('Back to how it was …').click();
  const change = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Title', exact: true }) })
    .last();
  await change.getByRole('button', { name: /^Undo/ }).click();
  await change.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveValue('A test of the editor');
  expect(await readFile(file, 'utf8')).toBe(ARTICLE.replace('Words.', 'Other words.'));
  await page.getByLabel('Text', { exact: true }).fill('Words.');
  await save.click();
  await expect(status(page, 'Saved.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(ARTICLE);
});

test('facts saved one after the other show, and a wrong file of facts is named', async ({ page }) => {
  await openEditor(page);
  await page.goto(`${page.url()}#facts/prices.yaml`);
  const days = page.getByLabel('Trial days');
  const onPage = (days: string) => page.frameLocator('iframe').getByText(`${days} days`).first();
  for (const number of ['71', '72']) {
    await days.fill(number);
    await page.keyboard.press('Control+s');
    await expect(status(page, 'Saved.')).toBeVisible();
  }
  await expect(onPage('72')).toBeAttached();

  const facts = join(site, 'src/content/facts/prices.yaml');
  await writeFile(facts, (await readFile(facts, 'utf8')).replace('trialDays: 72', 'trialDays: many'));
  await page.goto(`http://127.0.0.1:${port}/#start`);
  await page.reload();
  // A link to the field, which goes when its cause is mended.
  await page.getByRole('listitem').getByRole('link', { name: 'Prices and plans › Trial days' }).click();
  await expect(days).toBeFocused();
  await days.fill('73');
  await page.keyboard.press('Control+s');
  await expect(onPage('73')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Prices and plans › Trial days' })).toBeHidden();
});

test('eleven tasks of the guide, from a headline to undoing it all', async ({ page }) => {
  // Eleven tasks with their builds: three times the limit of one.
  test.slow();
  const content = join(site, 'src/content');
  const read = (file: string) => readFile(join(content, file), 'utf8');
  // Earlier tests changed files too.
  await git('checkout', '--', '.');
  const before = await filesOf(content);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const open = async (path: string) => {
    const saving = page.getByRole('button', { name: 'Save', exact: true });
    await page.goto(`http://127.0.0.1:${port}/#start`);
    // Otherwise the previous form would receive the typing.
    await expect(saving).toBeHidden();
    await page.goto(`http://127.0.0.1:${port}/#${path}`);
    await expect(saving).toBeVisible();
  };
  const save = async () => {
    await page.keyboard.press('Control+s');
    await expect(status(page, 'Saved.')).toBeVisible();
  };
  await openEditor(page);

  await test.step('change the headline of the home page, found by its words', async () => {
    const [, headline = ''] = /^ {2}title: \[?([^,\]\n]+)/m.exec(await read('pages/home.yaml')) ?? [];
    await field('Find any words of the site').fill(headline);
    await page.locator(`a[href^="#pages/home.yaml?hero.title"]`).first().click();
    const input = page.locator('[id^="entry-hero.title"]:focus');
    await expect(input).toHaveValue(headline);
    await input.fill('A headline of this test');
    await save();
    await expect(titleOnPage(page)).toContainText('A headline of this test');
    await expect(titleOnPage(page)).toBeInViewport();
  });

  await test.step('change a price and see where it shows', async () => {
    await open('facts/prices.yaml?invoiceDays');
    await field('Invoice days').fill('77');
    await save();
    await page.getByText('Used on', { exact: true }).click();
    await expect(page.getByText('{{invoiceDays}}').or(page.getByText('{{netTerms}}')).first()).toBeVisible();
    await expect(page.locator('a[href="#pages/pricing.yaml"]').first()).toBeVisible();
  });

  await test.step('add a question on /pricing', async () => {
    await open('pages/pricing.yaml?questions');
    await page.getByRole('button', { name: 'Add to questions and answers' }).click();
    await page.getByLabel('Question').last().fill('Is this a question of a test?');
    await page.getByLabel('Answer').last().fill('It is.');
    await save();
    await expect(page.frameLocator('iframe').getByText('Is this a question of a test?')).toBeVisible();
  });

  await test.step('change a label and the thank-you sentence of a form', async () => {
    await open('forms/contact.yaml?fields.message.label');
    await page.locator('#entry-fields\\.message\\.label').fill('A label of this test');
    await field('Sent').fill('Thanks from this test!');
    await save();
    await expect(page.frameLocator('iframe').getByText('A label of this test')).toBeAttached();
    // A script would show it; the preview shows it because its field has the focus.
    await expect(page.frameLocator('iframe').getByText('Thanks from this test!')).toBeVisible();
  });

  await test.step('rename the company', async () => {
    await open('facts/organisation.yaml?name');
    await field('Name').first().fill('Nova');
    await save();
    await expect(page.frameLocator('iframe').getByText('Nova').first()).toBeAttached();
  });

  await test.step('add a page with a hero, text, a list and a call to action, linked in the footer', async () => {
    await open('new:pages/free');
    await field('Title').first().fill('Scholarships of a test');
    await field('Address').fill('scholarships');
    await field('Description').fill(
      'A page that only this test has, long enough for a search result and a shared link.',
    );
    await page.locator('#entry-blocks\\.0\\.title').fill('Ask for a scholarship');
    const add = async (kind: string) => {
      await field('What to add to blocks').selectOption(kind);
      await page.getByRole('button', { name: 'Add to blocks' }).click();
    };
    await add('Text');
    await page.locator('#entry-blocks\\.1\\.text').fill('Some words.');
    await add('Points');
    await page.locator('#entry-blocks\\.2\\.title').fill('Who may ask');
    await page.getByRole('button', { name: 'Add to points' }).click();
    await page.locator('#entry-blocks\\.2\\.points\\.0').fill('Everybody');
    await add('Call');
    await page.locator('#entry-blocks\\.3\\.title').fill('Write to us');
    await page.locator('#entry-blocks\\.3\\.text').fill('We answer.');
    await page.getByRole('button', { name: 'Add to buttons' }).last().click();
    await page.locator('#entry-blocks\\.3\\.actions\\.0\\.label').fill('Contact');
    await page.locator('#entry-blocks\\.3\\.actions\\.0\\.href').fill('/contact');
    // Nothing links to it yet, which is a question.
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(status(page, 'Saved.')).toBeVisible();
    await expect(titleOnPage(page)).toHaveText('Ask for a scholarship');
    await page.getByRole('link', { name: 'Links in header and footer' }).click();
    await page.getByText(/^Footer \d+ entries$/).click();
    await page.getByText('Footer 1', { exact: true }).click();
    await page.getByRole('button', { name: 'Add to links' }).last().click();
    const added = (name: string) => page.locator(`[id^="entry-footer.0.links."][id$=".${name}"]`).last();
    await added('label').fill('Scholarships');
    await added('href').fill('/scholarships');
    await save();
    expect(await read('navigation.yaml')).toContain('href: /scholarships');
  });

  await test.step('remove /leaderboard, with a redirect', async () => {
    await open('pages/leaderboard.yaml');
    await page.getByText('Remove the page …').click();
    await page.getByLabel('Where /leaderboard leads from now on').selectOption('/about');
    await page.getByRole('button', { name: 'Remove the page' }).click();
    // Texts that link to a part of it are mended in the same step.
    const boxes = page.getByRole('region', { name: 'What follows' }).getByRole('textbox');
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) await box.fill('/about');
    await page.getByRole('button', { name: 'Remove the page now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit the site' })).toBeVisible();
    expect(await read('redirects.yaml')).toContain('/leaderboard: /about');
    expect(existsSync(join(content, 'pages/leaderboard.yaml'))).toBe(false);
  });

  await test.step('add an article with a picture, for tomorrow, and delete it', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await open('new:blog');
    await expect(field('Number')).toHaveValue('901');
    await field('Title').fill('Tomorrow in this test');
    await expect(field('Short name')).toHaveValue('tomorrow-in-this-test');
    await field('Excerpt').fill(
      'An article that only this test has, long enough for a card, a search result and a link.',
    );
    await field('Date').fill(tomorrow);
    await field('Author').selectOption(author);
    await field('Category').selectOption({ index: 1 });
    await field('Drawing').selectOption({ index: 1 });
    await field('Text').fill('Some words.');
    const buffer = await page.screenshot();
    const picture = page.getByLabel('Put in a picture');
    await picture.setInputFiles({ name: 'Our gate.png', mimeType: 'image/png', buffer });
    await expect(field('Text')).toHaveValue(/\(\.\/our-gate\.png\)/);
    await expect(field('Text')).toBeFocused();
    await page.keyboard.type('The gate of a school');
    await save();
    const text = await read('blog/tomorrow-in-this-test.md');
    expect(text).toContain(`date: ${tomorrow}`);
    expect(text).toContain('![The gate of a school](./our-gate.png)');
    await expect(titleOnPage(page)).toHaveText('Tomorrow in this test');
    await page.getByText('Delete this article …').click();
    expect(existsSync(join(content, 'blog/tomorrow-in-this-test.md'))).toBe(true);
    await page.getByRole('button', { name: 'Delete this article' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit the site' })).toBeVisible();
    expect(existsSync(join(content, 'blog/tomorrow-in-this-test.md'))).toBe(false);
  });

  await test.step('add a case study with a quote', async () => {
    await open('facts/case-studies.yaml');
    await page.getByRole('button', { name: 'Add to studies' }).click();
    const added = await page.locator('[id^="entry-studies."]:focus').getAttribute('id');
    const study = page.locator(`summary[id="${added?.replace(/\.\w+$/, '')}"]`).locator('..');
    const own = (name: string) => study.getByLabel(name, { exact: true });
    await own('Short name').fill('a-study-of-a-test');
    await own('Title').fill('A study of a test');
    await own('Institution').selectOption({ index: 1 });
    await own('Drawing').selectOption({ index: 1 });
    await own('Description').fill('What changed.');
    await study.getByRole('button', { name: 'Add quote' }).click();
    await own('Text').fill('It went well.');
    await own('Author').fill('A Person');
    await own('Position').fill('Bursar');
    for (const at of [0, 1, 2]) {
      await study.getByRole('button', { name: 'Add to results' }).click();
      await study.getByLabel('Figure', { exact: true }).last().fill(String(at));
      await study.getByLabel('Label', { exact: true }).last().fill(`Result ${at}`);
    }
    await save();
    // Typed as a text, saved as a text.
    expect(await read('facts/case-studies.yaml')).toMatch(/figure: ["']0["']/);
  });

  await test.step('add an event with 40 places', async () => {
    await open('new:events');
    await field('Title').fill('An event of a test');
    await field('Type').selectOption({ index: 1 });
    await field('Summary').fill(
      'An event that only this test has, long enough for a list and for search engines.',
    );
    await page.locator('#entry-when\\.first').fill('2027-05-06');
    await page.locator('#entry-when\\.from').fill('09:00');
    await page.locator('#entry-when\\.until').fill('13:00');
    await field('Online').check();
    await field('Capacity').fill('40');
    await page.getByRole('button', { name: 'Add to languages' }).click();
    await field('Languages 1').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Add to about' }).click();
    await field('About 1').fill('What it is about.');
    await save();
    expect(await read('events/an-event-of-a-test.yaml')).toContain('capacity: 40');
  });

  await test.step('undo it all', async () => {
    await page.goto(`http://127.0.0.1:${port}/#start`);
    const removed = page.getByRole('listitem').filter({ hasText: 'Removed' });
    await removed.getByRole('button', { name: /^Bring back/ }).click();
    await removed.getByRole('button', { name: 'Bring back', exact: true }).click();
    await expect(removed).toHaveCount(0);
    await expect.poll(() => read('redirects.yaml')).not.toContain('/leaderboard');
    const headers = { origin: `http://127.0.0.1:${port}` };
    const changes = await (await page.request.get(`http://127.0.0.1:${port}/changes`)).json();
    for (const { path } of changes.toReversed())
      expect(
        (await page.request.post(`http://127.0.0.1:${port}/undo`, { headers, data: { path } })).ok(),
      ).toBe(true);
    expect(await filesOf(content)).toEqual(before);
  });
});

test('the preview gives away no file outside the site’s sources, and nothing to other origins', async ({
  request,
}) => {
  const preview = await (await request.get(`http://127.0.0.1:${port}/preview`)).json();
  await mkdir(join(copy, 'data'));
  await writeFile(join(copy, 'data/secret'), 'a secret');
  for (const query of ['', '?raw', '?url', '?import&raw']) {
    const reply = await request.get(`${preview}/@fs${copy}/data/secret${query}`);
    expect([query, await reply.text()]).toEqual([query, expect.not.stringContaining('a secret')]);
  }
  const asked = await request.get(preview, { headers: { origin: 'http://localhost:9999' } });
  expect(asked.headers()['access-control-allow-origin']).toBeUndefined();
});

test('with hot reload, forms and search come alive, and a page is loaded once', async ({ page }) => {
  const base = await pagesAddress(page);
  const loaded = timesLoaded(page);
  await visit(page, `${base}/contact`);
  await wake(page);
  expect(loaded()).toBe(1);

  await visit(page, `${base}/search?q=fees`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/);
});

test('a section’s new style shows in the open page, which keeps its state', async ({ page }) => {
  const base = await pagesAddress(page);
  const loaded = timesLoaded(page);
  const styles = join(site, 'src/sections/Faq/Faq.module.css');
  const before = await readFile(styles, 'utf8');
  const question = page.locator('#faq summary').first();
  await visit(page, `${base}/pricing`);
  const height = await question.evaluate((element) => getComputedStyle(element).minHeight);
  await page.getByLabel('Monthly').check();
  await writeFile(styles, `${before}@layer section { .question { min-height: 112px; } }\n`);
  await expect(question).toHaveCSS('min-height', '112px');
  expect(loaded()).toBe(1);
  await expect(page.getByLabel('Monthly')).toBeChecked();
  await page.reload();
  await expect(question).toHaveCSS('min-height', '112px');

  // A new class has to reach the HTML, so the page loads again.
  await writeFile(styles, `${before}@layer section { .more { color: red; } }\n`);
  await expect.poll(loaded).toBe(3);
  await expect(question).toHaveCSS('min-height', height);
});

/** Content of each file, by path. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = paths.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  return Object.fromEntries(
    await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'base64')])),
  );
}

async function openEditor(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByText(/^Articles \d+$/)).toBeVisible();
}

/** Where the development server shows the pages. */
const pagesAddress = async (page: Page): Promise<string> =>
  (await page.request.get(`http://127.0.0.1:${port}/preview`)).json();

/** How often a page was loaded since this was asked. */
function timesLoaded(page: Page): () => number {
  let times = 0;
  page.on('domcontentloaded', () => times++);
  return () => times;
}
