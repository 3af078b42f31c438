// Trying the school office: all four jobs by keyboard and with the network cut, what a reload keeps, and starting over.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeProblems } from './support/axe.ts';
import { visit } from './support/visit.ts';

// Walking by the Tab key is many small steps, and a busy machine takes its time over each.
test.describe.configure({ timeout: 180_000 });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const news = (page: Page) => page.getByRole('tabpanel').locator('xpath=following-sibling::*[@role="status"]');
const phone = (page: Page) => page.getByRole('region', { name: 'A parent’s phone' });

async function open(page: Page): Promise<void> {
  await visit(page, '/demo');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Walks there by the Tab key, forwards or backwards, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 150; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

test('the tour leads through all four jobs by keyboard, and nothing leaves the device', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);

  await test.step('teacher: a register without a network, sent once', async () => {
    await press(page, button(page, 'Start the tour'));
    await expect(page.getByRole('heading', { name: /^Step 1 of 5/ })).toBeFocused();
    await tabTo(
      page,
      page.getByRole('group', { name: 'Nakato Sarah' }).getByRole('radio', { name: 'Present' }),
    );
    await page.keyboard.press('ArrowRight');
    await expect(
      page.getByRole('group', { name: 'Nakato Sarah' }).getByRole('radio', { name: 'Absent' }),
    ).toBeChecked();
    const network = page.getByRole('switch', { name: 'Network of this phone' });
    await press(page, network, 'Shift+Tab');
    await expect(network).not.toBeChecked();
    await expect(news(page)).toContainText('this phone keeps what you do');
    // Goes on all the same.
    await tabTo(
      page,
      page.getByRole('group', { name: 'Ocen Doreen' }).getByRole('radio', { name: 'Present' }),
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await press(page, button(page, 'Close the register'));
    await expect(news(page)).toHaveText('S.2 North is kept on this phone and waits for a network.');
    await expect(phone(page)).toContainText('No messages yet');
    await expect(network).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(news(page)).toContainText('The register is sent, once.');
    await expect(page.getByText('Sent once')).toHaveCount(1);
    await expect(phone(page).getByText('Sarah Nakato (S.2) is absent today')).toHaveCount(1);
  });

  await test.step('bursar: three payments match themselves, the fourth is matched by hand', async () => {
    await press(page, button(page, 'Next'), 'Shift+Tab');
    await expect(page.getByRole('heading', { name: /^Step 2 of 5/ })).toBeFocused();
    await press(page, button(page, 'Let the payments come in'));
    await expect(page.getByText('Matched by itself:')).toHaveCount(3);
    await expect(news(page)).toContainText('To match by hand: 1.');
    const candidates = page.getByRole('group', { name: 'Whose payment is it?' });
    await tabTo(page, candidates.getByRole('radio').first());
    await page.keyboard.press('Space');
    await press(page, button(page, 'Match to this learner'));
    await expect(page.getByText('Matched by you:')).toHaveCount(1);
    await expect(button(page, /^Ledger and receipt/).last()).toBeFocused();
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toBeFocused();
    await expect(receipt).toContainText(/UGX\s100,000/);
    await expect(phone(page)).toContainText('Airtel Money');
  });

  await test.step('director of studies: two marks make a grade and a report card', async () => {
    await press(page, button(page, 'Next'), 'Shift+Tab');
    await tabTo(page, page.getByLabel('Continuous assessment of Nakato Sarah'));
    await page.keyboard.type('174');
    await expect(page.getByRole('alert')).toContainText('whole number from 0 to 100');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.type('68');
    await expect(page.getByRole('row', { name: /^Nakato Sarah/ })).toContainText('69B');
    await press(page, button(page, 'Publish to families'));
    await expect(news(page)).toHaveText('Physics is published. 40 families have an SMS.');
    await press(page, button(page, /^Nakato Sarah/), 'Shift+Tab');
    const card = page.getByRole('region', { name: 'Report card of Sarah Nakato' });
    await expect(card.getByRole('row', { name: /^Physics/ })).toHaveText('Physics14.854.469B');
  });

  await test.step('registrar: from received to enrolled, with its letter', async () => {
    await press(page, button(page, 'Next'), 'Shift+Tab');
    await press(page, button(page, /^Timothy Ssali/));
    await press(page, button(page, 'The slip is right'));
    await expect(page.getByLabel('Stream')).toBeFocused();
    await press(page, button(page, 'Admit and write the letter'));
    await expect(page.getByRole('region', { name: 'Admission letter' })).toContainText('Dear Joseph Ssali');
    await expect(button(page, 'Enrol')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(news(page)).toContainText('Timothy Ssali is enrolled');
    await expect(button(page, /^the register of S\.1 North, 21 learners/)).toBeFocused();
  });

  await test.step('the father’s phone has all of it, and the tour ends', async () => {
    await press(page, button(page, 'Next'), 'Shift+Tab');
    await press(page, phone(page).getByRole('button', { name: 'Fees' }));
    await expect(phone(page)).toContainText(/UGX\s150,000/);
    await expect(phone(page)).toContainText(/Timothy Ssali, S\.1 North\s*UGX\s800,000/);
    await press(page, phone(page).getByRole('button', { name: 'Report' }));
    await expect(phone(page)).toContainText('69 B');
    await press(page, button(page, 'Finish'), 'Shift+Tab');
    await expect(button(page, 'Take the tour again')).toBeVisible();
    await expect(page.getByText(', job done')).toHaveCount(4);
  });

  await test.step('typed once: the new learner is on the teacher’s list', async () => {
    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: /^Teacher/ })).toBeFocused();
    await page.getByLabel('Class').selectOption('S.1 North');
    await expect(page.getByRole('group', { name: 'Ssali Timothy' })).toBeVisible();
  });

  expect(asked, 'requests while the demo is used').toEqual([]);
});

test('the report card is alone on one sheet of paper', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: /^Director of studies/ }).click();
  await button(page, /^Nakato Sarah/).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-paper-copy]')).toContainText('Report card, Term III 2026');
  await expect(page.locator('[data-paper-copy]')).toBeVisible();
  for (const part of ['main', 'body > footer', 'body > header'])
    await expect(page.locator(part)).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
});

test('a reload and another page lose nothing, a way out of the tour is always there, and start over forgets', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Start the tour').click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Take the tour again')).toBeVisible();
  await page.getByRole('switch').click();
  await page.getByRole('group', { name: 'Nakato Sarah' }).getByRole('radio', { name: 'Late' }).check();
  await button(page, 'Close the register').click();

  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByText('Waiting for a network')).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expect(page.getByRole('tabpanel')).toContainText('19 present, 1 late');

  await page.getByRole('tab', { name: /^Bursar/ }).click();
  await button(page, 'Let the payments come in').click();
  for (const [role, theme] of [
    [/^Bursar/, 'dark'],
    [/^Director of studies/, 'light'],
    [/^Registrar/, 'dark'],
  ] as const) {
    await page.getByRole('tab', { name: role }).click();
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    expect.soft(await axeProblems(page), `${theme}, ${role}`).toEqual([]);
  }

  await button(page, 'Start over').click();
  await expect(page.getByRole('tab', { name: /^Teacher/, selected: true })).toBeVisible();
  await expect(news(page)).toHaveText('Everything is as it was at twenty to eight.');
  expect(await page.evaluate(() => localStorage.getItem('demo'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells the same story in pictures', async ({ page }) => {
    await visit(page, '/demo');
    await expect(page.locator('main [data-without-script]')).toBeVisible();
    const story = page.locator('#story li:has(h3)');
    await expect(story).toHaveCount(5);
    await expect(story.locator('figure')).toHaveCount(5);
    await expect(story.nth(1)).toContainText('No learner has this number');
    // What cannot be pressed cannot be reached either.
    await expect(page.locator('[inert]').getByRole('button', { name: 'Close the register' })).toBeVisible();
  });
});
