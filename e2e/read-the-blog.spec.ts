// The blog: finding, loading, reading and sharing articles.
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { scriptWords } from '../site/src/components/script-words.ts';
import { interfaceWords } from '../site/src/facts/interface.ts';
import { blog } from '../site/src/features/blog/words.ts';
import { counted, fillValues } from '../site/src/lib/format-text.ts';
import { builtPages, htmlOf, mainOf } from './support/pages.ts';
import { visit } from './support/visit.ts';

const words = blog.list;
const numberOf = (address: string) => Number(/^\/blog\/(\d+)$/.exec(address)?.[1] ?? 0);
const articles = builtPages.filter(numberOf).sort((a, b) => numberOf(a) - numberOf(b));
/** One is enough. Editors may remove all of them. */
const withPicture = articles.filter((address) => /<figure[^>]*><picture/.test(htmlOf(address))).slice(0, 1);
/** Short articles have no list of contents. */
const withContents = articles
  .filter((address) => htmlOf(address).includes(`aria-label="${interfaceWords.contents}"`))
  .slice(0, 1);
const list = (page: Page) => page.locator('main [data-client=BlogList]');
const addresses = (page: Page) =>
  list(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the featured article is whole at its address, and its main address is its number', () => {
  const page = parse(htmlOf('/blog/featured'));
  const main = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const { pathname } = new URL(main);
  expect(articles).toContain(pathname);
  expect(mainOf('/blog/featured')).toBe(mainOf(pathname));
});

test('shows six articles, then six more, until all are loaded; a reload shows them again', async ({
  page,
}) => {
  await visit(page, '/blog');
  expect(await addresses(page)).toEqual(articles.slice(0, 6));
  const status = list(page).locator('[role=status]');
  const more = page.getByRole('button', { name: words.more });
  // Its script, which makes a button of the link, loads when the list is seen.
  await page.getByRole('link', { name: words.more }).scrollIntoViewIfNeeded();
  await page.route('**/blog/page/*', (route) => route.abort());
  await more.click();
  await expect(status).toHaveText(words.failed);
  await page.unroute('**/blog/page/*');

  let shown = 6;
  while (shown < articles.length) {
    await more.click();
    await expect(page.locator(':focus')).toHaveAttribute('href', articles[shown] ?? '');
    shown = (await addresses(page)).length;
  }
  await expect(more).toHaveCount(0);
  const all = await addresses(page);
  await expect(status).toHaveText(
    fillValues(words.range, { first: 1, last: shown, articles: counted(shown, words.unit) }),
  );
  await page.reload();
  await expect.poll(() => addresses(page)).toEqual(all);
});

test('the search finds what an article says, also with a typing error', async ({ page }) => {
  const found = page.locator('main [data-search-panel] ol a');
  for (const query of ['mobile money', 'mobil mony']) {
    await visit(page, '/blog');
    await page.getByRole('searchbox', { name: words.label }).fill(query);
    await page.keyboard.press('Enter');
    await expect(found.first()).toBeVisible();
    const hrefs = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.every((href) => href.startsWith('/blog/'))).toBe(true);
  }
});

for (const address of withContents)
  test(`the contents of ${address} lead to its headings`, async ({ page }) => {
    await visit(page, address);
    const first = page.getByRole('navigation', { name: interfaceWords.contents }).getByRole('link').first();
    const heading = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });

test('an article has its reading time and share links', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, articles[0] ?? '');
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
  await expect(page.getByRole('button', { name: scriptWords.copying.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

for (const { screen, viewport, scale, file } of [
  { screen: 'a phone', viewport: { width: 360, height: 740 }, scale: 2, file: /-850\.\w+\.webp$/ },
  {
    screen: 'a sharp wide screen',
    viewport: { width: 1280, height: 900 },
    scale: 2,
    file: /-1360\.\w+\.webp$/,
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
        const [name = ''] = /[^/]+(?=-\d+\.\w+\.webp$)/.exec((await picture.getAttribute('src')) ?? '') ?? [];
        expect(loaded.filter((url) => url.includes(`/${name}-`))).toHaveLength(1);
      });
  });
}
