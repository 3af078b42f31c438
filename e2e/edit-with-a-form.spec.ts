// Editing with a form: `npm run edit` on a copy of the site, so that no file of the checkout is touched.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { axeProblems } from './support/axe.ts';

const FILE = 'blog/a-test-of-the-editor.md';
const ARTICLE = `---
# Kept.
number: 900
title: A test of the editor
excerpt: An article that only this test has, long enough for a card, a search result and a shared link.
date: 2026-01-05
author: Grace Auma
category: Technology
---

Words.
`;

let editor: ChildProcess;
let copy: string;
let site: string;
let port: string;

// One editor for all tests: it takes a while to start.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'edit-'));
  site = await copySite(copy);
  await writeFile(join(site, 'src/content', FILE), ARTICLE);
  port = String(await freePort());
  editor = spawn(process.execPath, [join(site, 'edit/run.ts')], {
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

test('a mistake is named beside its field; a saved word changes one line, shows, and can be discarded', async ({
  page,
}) => {
  const file = join(site, 'src/content', FILE);
  await openEditor(page);
  await page.getByText(/^Articles \d+$/).click();
  await page.getByRole('link', { name: 'A test of the editor' }).click();
  const title = page.getByLabel('Title');
  await expect(titleOnPage(page)).toHaveText('A test of the editor', { timeout: 60_000 });
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
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(status(page, 'Saved.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(ARTICLE.replace('A test', 'A second test'));
  await expect(titleOnPage(page)).toHaveText('A second test of the editor', { timeout: 60_000 });

  // A change on disk is not written over unasked.
  await writeFile(file, ARTICLE.replace('# Kept.', '# Kept, and changed.'));
  await expect(titleOnPage(page)).toHaveText('A test of the editor', { timeout: 60_000 });
  await title.fill('A third test of the editor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This was changed elsewhere since you opened it.');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(status(page, 'Saved.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toMatch(/# Kept, and changed\.[\s\S]*title: A third test/);
  await expect(titleOnPage(page)).toHaveText('A third test of the editor', { timeout: 60_000 });

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('A test of the editor');
  expect(await readFile(file, 'utf8')).toBe(ARTICLE);
  await expect(titleOnPage(page)).toHaveText('A test of the editor', { timeout: 60_000 });
});

test('a new article is written, shows, and is deleted', async ({ page }) => {
  const file = join(site, 'src/content/blog/a-register-for-the-rain.md');
  await openEditor(page);
  await page.getByText(/^Articles \d+$/).click();
  await page.getByRole('link', { name: 'New article' }).click();
  await expect(page.getByLabel('Number')).toHaveValue('901');
  await page.getByLabel('Title').fill('A register for the rain');
  await expect(page.getByLabel('Short name')).toHaveValue('a-register-for-the-rain');
  await page
    .getByLabel('Excerpt')
    .fill('When the road floods, half a class is late. How to mark it so that nobody is counted absent.');
  await page.getByLabel('Author').fill('Grace Auma');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Text', { exact: true }).fill('It rains.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(status(page, 'Saved.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toContain('number: 901\ntitle: A register for the rain\n');
  await expect(titleOnPage(page)).toHaveText('A register for the rain', { timeout: 60_000 });

  await page.getByText('Delete this article …').click();
  expect(existsSync(file)).toBe(true);
  await page.getByRole('button', { name: 'Delete this article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the site' })).toBeVisible();
  expect(existsSync(file)).toBe(false);
});

test('facts saved one after the other show, and a wrong file of facts is named', async ({ page }) => {
  await openEditor(page);
  await page.goto(`${page.url()}#facts/prices.yaml`);
  const days = page.getByLabel('Trial days');
  const onPage = (text: string) => page.frameLocator('iframe').getByText(text).first();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: 60_000,
  });
  for (const number of ['4321', '4322']) {
    await days.fill(number);
    await page.keyboard.press('Control+s');
    await expect(status(page, 'Saved.')).toBeVisible();
  }
  await expect(onPage('4322')).toBeAttached({ timeout: 60_000 });

  const facts = join(site, 'src/content/facts/prices.yaml');
  await writeFile(facts, (await readFile(facts, 'utf8')).replace('trialDays: 4322', 'trialDays: many'));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Some files are wrong' })).toContainText(
    /prices\.yaml, line \d+: trialDays is the text "many"/,
    { timeout: 60_000 },
  );
  await days.fill('4323');
  await page.keyboard.press('Control+s');
  await expect(onPage('4323')).toBeAttached({ timeout: 60_000 });
});

async function openEditor(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByText(/^Articles \d+$/)).toBeVisible({ timeout: 60_000 });
}
