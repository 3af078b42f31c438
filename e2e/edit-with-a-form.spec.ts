// Editing with a form: `npm run edit` on a copy of the site, so that no file of the checkout is touched.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../desk/src/free-port.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { axeProblems } from './support/axe.ts';

const FILE = 'blog/week-four.md';

let editor: ChildProcess;
let copy: string;
let site: string;
let port: string;

// One editor for all: to start, it copies the site and starts Astro.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'edit-'));
  site = await copySite(copy);
  // Links are looked up once there was a build; what it has not got, the preview is asked for.
  await mkdir(join(site, 'dist'));
  await writeFile(join(site, 'dist/_manifest.json'), '{}');
  port = String(await freePort());
  editor = spawn(process.execPath, [join(site, 'edit/run.ts')], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysItsAddress();
});

test.afterAll(async () => {
  if (editor.exitCode === null) {
    editor.kill();
    await once(editor, 'exit');
  }
  await rm(copy, { recursive: true, force: true });
});

test('a mistake is named beside its field, and a right word changes one line of the file', async ({
  page,
}) => {
  await openEditor(page);
  const article = join(site, 'src/content', FILE);
  const before = await readFile(article, 'utf8');
  await page.getByText(/^Articles \d+$/).click();
  await page.getByRole('link', { name: 'Spot the learner who is slipping by week four' }).click();

  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('Spot the learner who is slipping by week four');
  await expect(title).toHaveAccessibleDescription(/^At most 53 characters/);
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('Spot the learner who is slipping by week four', { timeout: 60_000 });
  expect(await axeProblems(page)).toEqual([]);

  // What is typed stands in the page beside, and not in the file.
  await title.fill('Spot who slips by week four, typed');
  await expect(shown).toHaveText('Spot who slips by week four, typed', { timeout: 60_000 });
  expect(await readFile(article, 'utf8')).toBe(before);

  await title.fill('Week four');
  await expect(page.getByText('Something typed is wrong: shows what was right last.')).toBeVisible();
  await expect(shown).toHaveText('Spot who slips by week four, typed');
  await page.keyboard.press('Control+s');
  const message = 'title is the text "Week four", 9 characters. It must be at least 10 characters long.';
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(title).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  expect(await readFile(article, 'utf8')).toBe(before);

  // From the summary to the field, by keyboard alone.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await title.fill('Spot who is slipping by week four');
  // What is typed and not saved is there again after the page was loaded anew.
  await page.reload();
  await expect(title).toHaveValue('Spot who is slipping by week four');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Saved in ${FILE}.` })).toBeVisible();
  const saved = before.replace('the learner who is slipping', 'who is slipping');
  expect(await readFile(article, 'utf8')).toBe(saved);
  await expect(shown).toHaveText('Spot who is slipping by week four', { timeout: 60_000 });

  // Somebody else changes the file meanwhile: nothing of theirs is written over unasked.
  await writeFile(article, saved.replace('number: 2', 'number: 2 # kept'));
  await title.fill('Spot who slips by week four');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The file was changed on disk since you opened it.');
  expect(await readFile(article, 'utf8')).toContain('Spot who is slipping');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Saved in ${FILE}.` })).toBeVisible();
  const now = await readFile(article, 'utf8');
  expect(now).toContain('number: 2 # kept');
  expect(now).toContain('title: Spot who slips by week four');
});

test('a new article stands in the page before it is saved, is written, and goes again', async ({ page }) => {
  await openEditor(page);
  const article = join(site, 'src/content/blog/a-register-for-the-rain.md');
  const isThere = () => existsSync(article);
  await page.getByText(/^Articles \d+$/).click();
  await page.getByRole('link', { name: 'New article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();
  const number = await page.getByLabel('Number').inputValue();
  await page.getByLabel('Title').fill('A register for the rain');
  await expect(page.getByLabel('Name of the file')).toHaveValue('a-register-for-the-rain');
  await page
    .getByLabel('Excerpt')
    .fill('When the road floods, half a class is late. How to mark it so that nobody is counted absent.');
  await page.getByLabel('Author').fill('Moses Tumwine');
  await page.getByLabel('Category').selectOption({ index: 1 });
  const text = page.getByLabel('Text', { exact: true });
  await text.fill(
    'It [rains](/docs#when-it-rains-hard).\n\n## What to mark\n\nLate, not absent. [Why](#what-to-mark).',
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A register for the rain', {
    timeout: 60_000,
  });
  await expect(frame.getByText('Late, not absent.')).toBeVisible();
  expect(isThere()).toBe(false);
  // A link that leads nowhere is named before it is saved, and one to a part that was just typed is not.
  const broken = page.getByRole('status').filter({ hasText: 'A build would stop at this:' });
  await expect(broken.getByRole('listitem')).toHaveText(
    'the link /docs#when-it-rains-hard leads to a part that /docs does not have.',
    { timeout: 60_000 },
  );
  await text.fill('It rains.\n\n## What to mark\n\nLate, not absent. [Why](#what-to-mark).');
  await expect(broken).toHaveCount(0);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved in blog\/a-register/ })).toBeVisible();
  expect(await readFile(article, 'utf8')).toContain(`number: ${number}\ntitle: A register for the rain\n`);
  await expect(page.getByRole('link', { name: 'A register for the rain' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('button', { name: 'Delete …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this article?' });
  await expect(dialog).toContainText('Git does not have it');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(isThere()).toBe(true);
  await page.getByRole('button', { name: 'Delete …' }).click();
  await dialog.getByRole('button', { name: 'Delete the file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the site' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A register for the rain' })).toHaveCount(0);
  expect(isThere()).toBe(false);
});

test('the line above the page says so when it cannot take what was typed', async ({ page }) => {
  await openEditor(page);
  await page.goto(`${page.url()}#facts/institutions.yaml`);
  await expect(page.getByText('Shows what is saved.')).toBeVisible({ timeout: 60_000 });
  // Another file of facts names the school, so the preview cannot start without it.
  await page.getByText(/^kasana-hill: /).click();
  await page.getByRole('button', { name: 'Remove kasana-hill' }).click();
  await expect(page.getByText(/^What you typed does not fit other facts, /)).toBeVisible({ timeout: 60_000 });
  const stops = page.getByRole('status').filter({ hasText: 'A build would stop at this:' });
  await expect(stops.getByRole('listitem').first()).toContainText(
    /^site\/src\/content\/facts\/[a-z-]+\.yaml.* "kasana-hill"/,
  );
});

/** The editor on a copy of the site, open in the page. */
async function openEditor(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://127.0.0.1:${port}/`);
  // All schemas are read for the list.
  await expect(page.getByText(/^Articles \d+$/)).toBeVisible({ timeout: 60_000 });
}

/** Prints one address, when everything is there. */
async function saysItsAddress(): Promise<void> {
  let said = '';
  for await (const part of editor.stdout ?? []) {
    said += part;
    if (said.includes(`The editor is at http://127.0.0.1:${port}`)) return;
  }
  throw new Error(`The editor stopped: ${said}`);
}
