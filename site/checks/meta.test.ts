import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openFont } from '../build/display-font.ts';
import { siteOf } from './built-site.ts';
import { pageOf, sitemapOf } from './fixtures.ts';
import { headingCharacters, meta, problemsInStructuredData } from './meta.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const card = await picture(1200, 630);

describe('meta', () => {
  async function problemsOf(files: Record<string, string | Buffer>): Promise<string[]> {
    const { problems } = await meta(
      siteOf({ 'og/card.png': card, 'sitemap-0.xml': sitemapOf('/'), ...files }),
    );
    return problems.map(({ where, what }) => `${where} ${what}`);
  }

  test.each([
    ['a second h1', pageOf({ body: '<h1>Again</h1>' }), '2 h1'],
    ['no main part', pageOf().replaceAll('main>', 'div>'), '0 main'],
    ['another language', pageOf({ lang: 'en' }), 'en-UG'],
    ['no title', pageOf({ title: '' }), 'has no title'],
    ['a long title', pageOf({ title: 'T'.repeat(61) }), '61 characters'],
    ['a long description', pageOf({ description: 'd'.repeat(161) }), 'not 70 to 160'],
    ['a foreign canonical', pageOf({ address: '/elsewhere' }), 'canonical'],
    ['no sharing picture', pageOf().replace('property="og:image"', 'property="x"'), 'has no og:image'],
    [
      'broken structured data',
      pageOf({ body: '<script type="application/ld+json">{</script>' }),
      'does not parse',
    ],
    [
      'a figure that only the description has',
      pageOf({ description: `From 499 a month. ${'d'.repeat(80)}`, body: '<p>From 1,499</p>' }),
      'description says 499',
    ],
    [
      'a price that only the structured data has',
      pageOf({
        body: '<p>1,200</p><script type="application/ld+json">{"@type":"Offer","price":1500,"priceCurrency":"UGX"}</script>',
      }),
      'structured data says “1,500”',
    ],
  ])('%s is a problem', async (_name, html, expected) => {
    expect(await problemsOf({ 'index.html': html })).toContainEqual(expect.stringContaining(expected));
  });

  test('a sharing picture of another size is a problem', async () => {
    const files = { 'index.html': pageOf(), 'og/card.png': await picture(600, 315) };
    expect(await problemsOf(files)).toEqual([expect.stringContaining('600×315')]);
  });

  test('two pages may not share a title or a description', async () => {
    const files = {
      'index.html': pageOf(),
      'about/index.html': pageOf({ address: '/about' }),
      'sitemap-0.xml': sitemapOf('/', '/about'),
    };
    expect(await problemsOf(files)).toEqual([
      expect.stringContaining('/, /about share one title'),
      expect.stringContaining('/, /about share one description'),
    ]);
  });

  test('a second address of one page names the first as canonical and stays out of the sitemap', async () => {
    const bounty = pageOf({ address: '/bug-bounty', title: 'Bug bounty', description: 'b'.repeat(100) });
    const files = {
      'index.html': pageOf(),
      'bug-bounty/index.html': bounty,
      'security/bug-bounty/index.html': bounty,
    };
    expect(await problemsOf({ ...files, 'sitemap-0.xml': sitemapOf('/', '/bug-bounty') })).toEqual([]);
    const all = sitemapOf('/', '/bug-bounty', '/security/bug-bounty');
    expect(await problemsOf({ ...files, 'sitemap-0.xml': all })).toEqual([
      expect.stringContaining('no page to be found'),
    ]);
  });

  test('a noindex page needs no sharing tags and must not be in the sitemap', async () => {
    const hidden = `<html lang="en-UG"><head><title>Thanks</title><meta name="robots" content="noindex">
      <meta name="description" content="${'d'.repeat(80)}"></head><body><main><h1>Thanks</h1></main></body></html>`;
    const files = { 'index.html': pageOf(), 'thanks/index.html': hidden };
    expect(await problemsOf(files)).toEqual([]);
    const listed = { ...files, 'sitemap-0.xml': sitemapOf('/', '/thanks') };
    expect(await problemsOf(listed)).toEqual([expect.stringContaining('lists https://tred.example/thanks')]);
  });

  test('a page that the sitemap forgot is a problem, and so is no sitemap', async () => {
    const page = { 'index.html': pageOf() };
    expect(await problemsOf({ ...page, 'sitemap-0.xml': sitemapOf() })).toEqual([
      expect.stringContaining('does not list'),
    ]);
    const { problems } = await meta(siteOf({ ...page, 'og/card.png': card }));
    expect(problems).toEqual([{ where: 'sitemap', what: 'was not built' }]);
  });
});

describe('structured data', () => {
  const problemsOf = (data: object) =>
    problemsInStructuredData(JSON.stringify({ '@context': 'https://schema.org', ...data }));

  test.each([
    [{ '@type': 'Organization', name: 'Tred', url: 'x' }, 'Organization has no logo'],
    [{ '@type': 'FAQPage', mainEntity: [] }, 'FAQPage has no mainEntity'],
    [{ '@graph': [{ '@type': 'WebSite', name: 'Tred' }] }, 'WebSite has no url'],
    [{ name: 'Tred' }, 'JSON-LD has a thing without @type'],
    [{ '@context': 'https://other.example', '@type': 'Thing' }, 'JSON-LD has no @context https://schema.org'],
  ])('%j lacks something', (data, problem) => {
    expect(problemsOf(data)).toEqual([problem]);
  });
});

test('a character that the font of headings lacks is a problem', () => {
  const font = openFont(readFileSync(new URL('../src/assets/bricolage.woff2', import.meta.url)));
  const site = siteOf({ 'index.html': '<body><h2>Growth ≥ 40%</h2><h3>Answers <code>≥</code></h3></body>' });
  expect(headingCharacters(site, font).problems).toEqual([
    { where: '/', what: expect.stringContaining('the font has no ≥') },
  ]);
});
