// The blog: finding, loading, reading and sharing articles.
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { counted, fillValues } from '../site/src/lib/format-text.ts';
import { blog } from '../site/src/subjects/blog/words.ts';
import { copying } from '../site/src/ui/script-words.ts';
import { builtPages, htmlOf, mainOf } from './support/pages.ts';
import { visit, wake } from './support/visit.ts';

const words = blog.list;
const numberOf = (address: string) => Number(/^\/blog\/(\d+)$/.exec(address)?.[1] ?? 0);
const articles = builtPages.filter(numberOf).sort((a, b) => numberOf(a) - numberOf(b));
/** One is enough. Editors may remove all of them. */
const withPicture = articles.filter((address) => /<figure[^>]*><picture/.test(htmlOf(address))).slice(0, 1);
const search = (page: Page) => page.getByRole('searchbox', { name: words.label });
const list = (page: Page) => page.getByRole('main').locator('astro-island').first();
const addresses = (page: Page) =>
  list(page)
    .locator('h3 a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Opens the blog and waits for the list's script. */
async function openBlog(page: Page, address = '/blog'): Promise<void> {
  await visit(page, address);
  await wake(page);
}

test('the featured article is whole at its address, and its main address is its number', () => {
  const page = parse(htmlOf('/blog/featured'));
  const main = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const { pathname } = new URL(main);
  expect(articles).toContain(pathname);
  expect(mainOf('/blog/featured')).toBe(mainOf(pathname));
});

test('shows six articles, then six more, until all are loaded', async ({ page }) => {
  await openBlog(page);
  expect(await addresses(page)).toEqual(articles.slice(0, 6));

  const more = page.getByRole('button', { name: words.more });
  // The button appears a moment after hydration.
  await expect(more).toBeVisible();
  let shown = 6;
  while (await more.isVisible()) {
    await more.click();
    await expect(page.locator(':focus')).toHaveAttribute('href', articles[shown] ?? '');
    shown = (await addresses(page)).length;
  }
  expect(shown).toBe(articles.length);
  // A reload shows the articles loaded last.
  const last = (await addresses(page)).at(-1);
  await expect(page).toHaveURL(`/blog/page/${Math.ceil(shown / 6)}`);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    fillValues(words.shown, { shown, articles: counted(shown, words.unit) }),
  );
  await page.reload();
  expect((await addresses(page)).at(-1)).toBe(last);
});

test('going back from a loaded article shows its page of the list from the top', async ({ page }) => {
  await openBlog(page);
  const more = page.getByRole('button', { name: words.more });
  await more.click();
  await expect(page).toHaveURL('/blog/page/2');
  // Its page, not the last one.
  if (articles.length > 12) {
    await more.click();
    await expect(page).toHaveURL('/blog/page/3');
  }
  const loaded = articles[6] ?? '';
  await list(page).locator(`h3 a[href="${loaded}"]`).click();
  await expect(page).toHaveURL(loaded);
  await page.goBack();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await addresses(page)).toContain(loaded);
});

test('a search filters as you type, stays in the address and survives a reload', async ({ page }) => {
  await openBlog(page);
  await search(page).pressSequentially('uneb');
  await expect(page).toHaveURL('/blog?q=uneb');
  await expect(page.getByRole('status').filter({ hasText: '“uneb”' })).toBeVisible();
  const found = await addresses(page);
  expect(found.length).toBeGreaterThan(0);
  await page.reload();
  await expect(search(page)).toHaveValue('uneb');
  await expect.poll(() => addresses(page)).toEqual(found);
});

test('an article has contents, author and share links', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, articles[0] ?? '');
  const first = page.getByRole('navigation', { name: interfaceWords.contents }).getByRole('link').first();
  const heading = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  const reading = fillValues(blog.article.minutes, { minutes: '\\d+' }).replaceAll(' ', '\\s');
  await expect(page.getByRole('main')).toContainText(new RegExp(reading));

  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  const message = new URL(
    (await page.getByRole('link', { name: blog.article.share }).getAttribute('href')) ?? '',
  );
  expect(message.origin).toBe('https://wa.me');
  expect(message.searchParams.get('text')).toContain(canonical);
  await page.getByRole('link', { name: blog.article.share }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: blog.article.copy }).click();
  await expect(page.getByRole('button', { name: copying.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

for (const { screen, viewport, scale, file } of [
  { screen: 'a phone', viewport: { width: 360, height: 740 }, scale: 2, file: /-850\.\w+\.avif$/ },
  {
    screen: 'a sharp wide screen',
    viewport: { width: 1280, height: 900 },
    scale: 2,
    file: /-1360\.\w+\.avif$/,
  },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, deviceScaleFactor: scale });

    for (const address of withPicture)
      test(`the picture of ${address} loads on scroll, in the right size`, async ({ page }) => {
        const loaded: string[] = [];
        page.on('request', (request) => loaded.push(request.url()));
        await visit(page, address);
        const picture = page.locator('main figure picture img').first();
        const place = await picture.boundingBox();
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toMatch(file);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true);
        // Reserved space, right size, and one file.
        const after = await picture.boundingBox();
        expect([after?.width, after?.height]).toEqual([place?.width, place?.height]);
        expect(after?.width).toBeLessThan(viewport.width);
        const [name = ''] = /[^/]+(?=-\d+\.\w+\.jpg$)/.exec((await picture.getAttribute('src')) ?? '') ?? [];
        expect(loaded.filter((url) => url.includes(`/${name}-`))).toHaveLength(1);
      });
  });
}
