// Examples for each check of the built site: what it accepts, and what it finds.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openFont } from '../build/display-font.ts';
import { parsePage } from '../build/html-tree.ts';
import { findable, type IndexedPage } from '../build/search-entries.ts';
import { makeIndex } from '../build/search-index.ts';
import { budgets } from './budgets.ts';
import { type BuiltSite, type CheckFinding, siteOf } from './built-site.ts';
import { html } from './html.ts';
import { linkedPages, links } from './links.ts';
import { headingCharacters, meta } from './meta.ts';
import { motion, oldBrowsers } from './page-styles.ts';
import { books, faultsOf, pdfs, type Tag } from './pdfs.ts';
import { preview } from './preview.ts';
import { purposes } from './purposes.ts';
import { type SearchQuestion, search } from './search.ts';
import { meetsSpecification, readSpecification } from './specification.ts';
import { firstSearch, weigh, weights } from './weights.ts';

type Files = Record<string, string | Buffer>;
type Check = (site: BuiltSite) => CheckFinding | Promise<CheckFinding>;

const ORIGIN = 'https://tred.example';
const DESCRIPTION = 'Admissions, fees, attendance and results in one place for schools in Uganda and beyond.';

type Parts = { address?: string; title?: string; description?: string; head?: string; body?: string };

/** A page that passes every check; each example breaks one thing. */
function page({
  address = '/',
  title = 'Tred',
  description = DESCRIPTION,
  head = '',
  body = '',
}: Parts = {}): string {
  return `<!DOCTYPE html>
<html lang="en-UG"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}">
<link rel="canonical" href="${new URL(address, ORIGIN).href}"><meta property="og:image" content="${ORIGIN}/og/card.png">${head}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const home = (body: string, head = '') => ({ 'index.html': page({ body, head }) });

const linesOf = async (check: Check, files: Files): Promise<string[]> =>
  (await check(siteOf(files))).problems.map(({ where, what }) => `${where} ${what}`);

/** The check finds these problems and no other. */
function finds(check: Check, name: string, files: Files | string, ...expected: string[]): void {
  test(`finds ${name}`, async () => {
    const found = await linesOf(check, typeof files === 'string' ? home(files) : files);
    expect(found).toEqual(expected.map((text) => expect.stringContaining(text)));
  });
}

function accepts(check: Check, name: string, files: Files | string): void {
  test(`accepts ${name}`, async () => {
    expect(await linesOf(check, typeof files === 'string' ? home(files) : files)).toEqual([]);
  });
}

const island = (attributes: string) => `<astro-island client="touch" ${attributes}></astro-island>`;
const ALONE = 'opts="{&quot;value&quot;:{&quot;alone&quot;:true}}"';
const json = (data: object | string) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

describe('html', () => {
  const rules: Check = async (site) => {
    const { problems } = await html(site);
    return {
      checked: '',
      problems: problems.filter(({ what }) => /no-dup-id|permitted-content|own\//.test(what)),
    };
  };
  accepts(rules, 'a page', '<ul role="list"><li>1</li></ul>');
  finds(rules, 'an id used twice', '<p id="a">1</p><p id="a">2</p>', 'no-dup-id');
  finds(rules, 'a div in a paragraph', '<p><span><div>1</div></span></p>', 'element-permitted-content');
  finds(rules, 'a list without its role', '<ul><li>1</li></ul>', 'own/list-role');
  for (const body of [
    '<p style="color:red">x</p>',
    '<button type="button" onclick="go()">x</button>',
    '<a href="javascript:go()">x</a>',
  ])
    finds(rules, `what the policy refuses: ${body}`, body, 'own/policy');
  finds(rules, 'a style in the body', '<style>a{}</style>', 'own/style-in-body');
  const behind = page().replace('</html>', '<script>x</script></html>');
  finds(rules, 'a script behind the body', { 'index.html': behind }, 'own/behind-the-body');
});

describe('links', () => {
  const card = { 'og/card.png': '' };
  for (const [name, body, expected] of [
    ['an empty link', '<a href="#">x</a>', 'leads nowhere'],
    ['a missing picture of a set', '<img srcset="/og/card.png 1x, /b.png 2x" alt="">', '/b.png'],
    ['a missing font', '<style>@font-face{src:url("/a.woff2")}</style>', '/a.woff2'],
    ['plain http', '<a href="http://example.org">x</a>', 'not https'],
    ['a new tab with an opener', '<a href="https://example.org" target="_blank">x</a>', 'rel="noopener"'],
    ['a local phone number', '<a href="tel:0600900100">x</a>', 'international'],
    ['a broken mail address', '<a href="mailto:hello">x</a>', 'no mail address'],
    ['a search form that leads nowhere', '<form action="/search"></form>', '/search'],
    ['a dead address in structured data', json({ url: `${ORIGIN}/gone` }), '/gone'],
  ] as const)
    finds(links, name, { ...card, ...home(body) }, expected);
  for (const resource of [
    '<script src="https://example.org/a.js"></script>',
    '<img src="//example.org/a.png" alt="">',
    '<style>p{background:url(https://example.org/a.png)}</style>',
    '<link rel="preload" as="font" href="https://example.org/a.woff2">',
  ])
    finds(links, `a resource of another host: ${resource}`, { ...card, ...home(resource) }, 'another host');
  for (const [file, text] of [
    ['sitemap-0.xml', `<loc>${ORIGIN}/gone</loc>`],
    ['blog/rss.xml', `<link>${ORIGIN}/gone</link>`],
    ['robots.txt', `Sitemap: ${ORIGIN}/gone`],
  ] as const)
    finds(links, `a dead address in ${file}`, { ...card, ...home(''), [file]: text }, '/gone');
  const body = '<img src="/gone" alt="">';
  const twice = { ...card, ...home(body), 'a/index.html': page({ address: '/a', body }) };
  finds(links, 'a broken link of many pages once', twice, 'and 1 more');

  finds(
    linkedPages,
    'a page without a link from another; the list of all pages does not count',
    {
      ...home('<a href="/about#team">x</a><a href="/">x</a>'),
      'about/index.html': page({ address: '/about' }),
      'grants/index.html': page({
        address: '/grants',
        body: '<a href="/search">x</a><a href="/grants">x</a>',
      }),
      'search/index.html': page({ address: '/search', body: '<a href="/grants">x</a>' }),
    },
    '/grants ',
  );
});

describe('purposes', () => {
  const site = (href: string) => ({
    'pricing/index.html': page({ address: '/pricing', body: `<a href="${href}">x</a>` }),
    'contact/index.html': page({ address: '/contact' }),
    'contact/demo/index.html': page({
      address: '/contact/demo',
      body: '<form><select name="size"><option value="small">S</option></select></form>',
    }),
  });
  accepts(purposes, 'a link that names a purpose', site('/contact?subject=demo&amp;size=small'));
  finds(purposes, 'a link without a purpose', site('/contact'), 'names no purpose');
  finds(purposes, 'a choice that the form lacks', site('/contact?subject=demo&amp;size=big'), 'size=big');
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
const [card, small] = await Promise.all([picture(1200, 630), picture(600, 315)]);
const sitemapOf = (...addresses: string[]) =>
  addresses.map((address) => `<loc>${new URL(address, ORIGIN).href}</loc>`).join('');

describe('meta', () => {
  const base = { 'og/card.png': card, 'sitemap-0.xml': sitemapOf('/'), 'index.html': page() };
  const one = (text: string) => ({ ...base, 'index.html': text });
  accepts(meta, 'a page', base);
  finds(meta, 'a second h1', { ...base, ...home('<h1>Again</h1>') }, '2 h1');
  finds(meta, 'no main part', one(page().replaceAll('main>', 'div>')), '0 main');
  finds(meta, 'another language', one(page().replace('en-UG', 'en')), 'lang=en-UG');
  finds(meta, 'a canonical address of another page', one(page({ address: '/x' })), 'canonical');
  finds(meta, 'no sharing picture', one(page().replace('og:image', 'x')), 'og:image');
  finds(meta, 'a sharing picture of another size', { ...base, 'og/card.png': small }, '600×315');
  finds(meta, 'data that do not parse', { ...base, ...home(json('{')) }, 'JSON-LD');
  const described = page({ description: `From 499 a month. ${DESCRIPTION}`, body: '<p>From 1,499</p>' });
  finds(meta, 'a figure that only the description has', one(described), 'description says 499');
  const offer = { '@context': 'https://schema.org', '@type': 'Offer', price: 1500, priceCurrency: 'UGX' };
  finds(meta, 'a price that the page does not say', { ...base, ...home(json(offer)) }, '“1,500”');
  for (const [data, what] of [
    [{ '@type': 'Organization', name: 'Tred', url: 'x' }, 'Organization has no logo'],
    [{ '@type': 'FAQPage', mainEntity: [] }, 'FAQPage has no mainEntity'],
    [{ '@graph': [{ '@type': 'WebSite', name: 'Tred' }] }, 'WebSite has no url'],
    [{ '@type': 'Product', name: 'a', image: 'b', offers: { '@type': 'Offer', price: 0 } }, 'priceCurrency'],
    [{ name: 'Tred' }, 'without @type'],
    [{ '@context': 'https://other.example', '@type': 'Thing' }, 'without @context'],
  ] as const) {
    const text = json({ '@context': 'https://schema.org', ...data });
    finds(meta, `data for search engines: ${what}`, { ...base, ...home(text) }, what);
  }
  const about = { ...base, 'about/index.html': page({ address: '/about' }) };
  finds(
    meta,
    'two pages with one title and description',
    { ...about, 'sitemap-0.xml': sitemapOf('/', '/about') },
    '/, /about share one title',
    '/, /about share one description',
  );
  const other = page({ address: '/bounty', title: 'Bounty', description: `${DESCRIPTION} Bounty.` });
  const alias = { ...base, 'bounty/index.html': other, 'security/bounty/index.html': other };
  accepts(meta, 'a second address of a page', { ...alias, 'sitemap-0.xml': sitemapOf('/', '/bounty') });
  const all = sitemapOf('/', '/bounty', '/security/bounty');
  finds(meta, 'a second address in the sitemap', { ...alias, 'sitemap-0.xml': all }, 'lists');
  const hidden = page({ title: 'Thanks', description: `${DESCRIPTION} Thanks.` }).replace(/<link[^>]*>/, '');
  const thanks = { ...base, 'thanks/index.html': hidden };
  accepts(meta, 'a hidden page that the sitemap leaves out', thanks);
  finds(
    meta,
    'a hidden page in the sitemap',
    { ...thanks, 'sitemap-0.xml': sitemapOf('/', '/thanks') },
    'lists',
  );
  finds(meta, 'a page that the sitemap lacks', { ...base, 'sitemap-0.xml': '' }, 'does not list');
  finds(meta, 'a page that is listed twice', { ...base, 'sitemap-0.xml': sitemapOf('/', '/') }, 'twice');

  const font = openFont(readFileSync(new URL('../src/assets/bricolage.woff2', import.meta.url)));
  const characters: Check = (site) => headingCharacters(site, font);
  accepts(
    characters,
    'a heading in our letters, code and other texts',
    '<h2>Fees, <code>→</code></h2><p>→</p>',
  );
  finds(characters, 'a letter that the font of headings lacks', '<h2>Fees → marks</h2>', 'has no →');
});

describe('styles', () => {
  const style = (css: string) => home('', `<style>${css}</style>`);
  const calm = (css: string) => `@media (prefers-reduced-motion:no-preference){${css}}`;
  for (const css of [
    calm('.a{transition:opacity .35s ease-out,transform .4s}'),
    calm('.a{animation:grow .3s cubic-bezier(.4,0,.2,1) .1s both}'),
    '.a{transition:none}.b{animation:none}.c{scroll-behavior:auto}',
    '@layer ui{@media print{.a{color:red}}}',
  ])
    accepts(motion, css, style(css));
  for (const [css, problem] of [
    ['.a{transition:color 120ms}', 'prefers-reduced-motion'],
    ['@media (prefers-reduced-motion:reduce){.a{animation:grow .2s}}', 'prefers-reduced-motion'],
    ['html{scroll-behavior:smooth}', 'prefers-reduced-motion'],
    [calm('.a{animation:spin .3s linear infinite}'), 'more than once'],
    [calm('.a{animation:spin .3s 2}'), 'more than once'],
    [calm('.a{transition:opacity 401ms}'), '401 ms'],
    [calm('.a{animation:grow .3s .2s}'), '500 ms'],
  ] as const)
    finds(motion, css, style(css), problem);
  finds(
    motion,
    'a movement in a stylesheet',
    { ...home(''), 'a.css': calm('.a{transition:top 1s}') },
    '/a.css',
  );
  finds(oldBrowsers, '@container', style('@container (width > 1px){a{color:red}}'), '@container');
  finds(oldBrowsers, 'nested rules', style('a{color:red;&:hover{color:blue}}'), 'nested');
  finds(oldBrowsers, 'a height in dvh', style('a{height:100dvh}'), 'dvh');
});

async function pdfOf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let count = 0; count < pages; count += 1) pdf.addPage();
  return Buffer.from(await pdf.save());
}

describe('PDF files', async () => {
  const tag = (role: string, ...children: Tag[]): Tag => ({ role, children });
  const good = {
    ...{ description: '<pdfuaid:part>1</pdfuaid:part>', language: 'en-UG', title: 'A policy' },
    ...{ showsTitle: true, hasBookmarks: true, muteLinks: 0 },
  };
  test.each([
    [tag('H3'), ['has a heading of level 3 after one of level 1']],
    [tag('Div', tag('Figure')), ['has a drawing without words']],
    [tag('Table', tag('TR', tag('TD'))), ['has a table without headings']],
    [tag('Table', tag('TR', tag('TH'))), ['has a heading of a table that does not say what it heads']],
    [tag('P'), []],
  ])('finds wrong tags: %j', (part, faults) => {
    expect(faultsOf({ ...good, tags: tag('Document', tag('H1'), part) })).toEqual(faults);
  });

  finds(
    pdfs,
    'a file that nobody tagged',
    { 'a.pdf': await pdfOf(1) },
    ...['PDF/UA-1', 'language', 'title', 'bookmarks', 'not tagged'],
  );
  const ofA: Check = (site) => books(site, ['a']);
  const book = { 'whitepapers/a.pdf': await pdfOf(2) };
  finds(ofA, 'a book with other pages than its page says', book, 'has 2 pages', 'nearly empty page: 2');
});

describe('preview', () => {
  const settings = { address: '/preview', mark: 'Sample', line: 'Preview: all is invented' };
  const [before, after] = [false, true].map(
    (launched): Check =>
      (site) =>
        preview(site, { launched, ...settings }),
  ) as [Check, Check];
  const noindex = '<meta name="robots" content="noindex">';
  const shown = (head: string, line = '<p data-preview><a href="/preview">Preview</a></p>') => ({
    'index.html': page({ head }).replace('<main>', `${line}<main>`),
  });
  accepts(before, 'a page before launch that is hidden and says so', shown(noindex));
  finds(before, 'a page that search engines may list before launch', shown(''), 'may be listed');
  finds(before, 'a page that does not say that it is a preview', shown(noindex, ''), 'does not say');
  accepts(after, 'a page after launch', home(''));
  finds(after, 'what is left after launch', shown(noindex), 'not to be found', 'is a preview');
  finds(after, 'the page about the preview', { 'preview/index.html': page() }, 'still there');
  const event = (description: string) => json({ '@type': 'Event', description });
  accepts(before, 'marked data for search engines', shown(noindex + event('Sample: A day')));
  finds(before, 'data for search engines without the mark', shown(noindex + event('A day')), 'the mark');

  const files = (mark: string, note: string): Files => ({
    'blog/rss.xml': `<description>${mark}All</description><item><description>${mark}One</description></item>`,
    'events/all.ics': `BEGIN:VEVENT\r\nSUMMARY:${mark}A day\r\nEND:VEVENT`,
    'llms.txt': `# Tred\n${note}`,
    'a.zip': Buffer.from(zipSync({ 'PREVIEW.txt': strToU8(note) })),
    'features/requests/all.json': JSON.stringify([{ title: 'A', mark }]),
    '_manifest.json': JSON.stringify({ emails: { received: { text: `Hello\n${note}` } } }),
    'new.format': note,
    'learners.csv': 'name',
  });
  accepts(before, 'files that say it', files('Sample: ', settings.line));
  const bare = files('', '');
  const words = Object.keys(bare).filter((file) => file !== 'learners.csv');
  finds(before, 'files that do not say it', bare, ...words.map((file) => `/${file}`));
  accepts(after, 'files after launch', bare);
  finds(after, 'a file with the line after launch', { 'llms.txt': settings.line }, '/llms.txt');
  const headers = (text: string) => ({ _headers: `/*\n  ${text}\n` });
  finds(before, 'headers that let files be listed', headers(''), '/_headers');
  finds(after, 'headers that hide files after launch', headers('x-robots-tag: noindex'), '/_headers');
});

describe('search', () => {
  const panel = '<template><div data-search-panel="/search-index.json"></div></template>';
  const all = '<a href="/pricing">P</a><a href="/terms">T</a><a href="/search">S</a>';
  const pages: Record<string, string> = {
    '/pricing': page({ address: '/pricing', title: 'Pricing', body: `<h2 id="plans">Plans</h2>${panel}` }),
    '/terms': page({ address: '/terms', title: 'Terms', body: panel }),
    '/search': page({ address: '/search', title: 'All pages', body: all + panel }),
  };
  const found = Object.entries(pages).flatMap(([address, text]) =>
    findable(parsePage(text), address, ORIGIN),
  );
  const site = (entries: IndexedPage[] = found, changed: Record<string, string> = {}): Files => ({
    ...Object.fromEntries(
      Object.entries({ ...pages, ...changed }).map(([address, text]) => [
        `${address.slice(1)}/index.html`,
        text,
      ]),
    ),
    'search-index.json': JSON.stringify(makeIndex(entries)),
  });
  const asked =
    (...questions: SearchQuestion[]): Check =>
    (built) =>
      search(built, questions);
  const check = asked();
  accepts(check, 'an index of every page', site());
  finds(check, 'no index', {}, 'is missing');
  finds(
    check,
    'a page that is not in it',
    site(found.filter(({ href }) => href !== '/terms')),
    '/terms is not',
  );
  const gone = { href: '/gone', title: 'Gone', text: '', headings: [], words: [] };
  finds(
    check,
    'an entry without a page or a place',
    site([...found, gone, { ...gone, href: '/terms#nowhere' }]),
    ...['/gone: there is no such page', 'no such place', '/search does not list /gone'],
  );
  const terms = (body: string) => ({ '/terms': page({ address: '/terms', title: 'Terms', body }) });
  const quiet = (link: string) => site(found, terms(`<div data-connects="nowhere">${link}</div>`));
  accepts(check, 'a page that may not connect and links to the search', quiet('<a href="/search">S</a>'));
  finds(check, 'a page without search', quiet(''), '/terms has no search');
  const old = site(found, terms(panel.replace('/search-index', '/_astro/old')));
  finds(check, 'a page that searches another index', old, '/terms searches /_astro/old.json');
  const wrong = asked({ question: 'terms', pages: ['/pricing'] });
  finds(wrong, 'too few questions that are answered', site(), 'first 1, not 70%', 'first 3, not 95%');
  const moved = asked({ question: 'terms', pages: ['/gone', '/terms'] }, { question: 'x', pages: ['/gone'] });
  accepts(moved, 'a question whose other pages are removed', site());
});

describe('specification', () => {
  const fixed = readSpecification(`
addresses: { pages: [/plans], redirects: [/prices], files: [/a.pdf] }
shell: { header: [{ href: /plans, label: Plans }], footer: [{ href: /plans }], says: [v1], states: [Open menu], newTabs: 1 }
pages:
  /plans:
    links: [/contact]
    says: [[Small, "UGX 1,000"], 50+]
    states: [Sent!]
    atLeast: [{ select: a, text: Apply, count: 1 }]
    exactly: { '#tiers h3': 2 }
    form: { action: /api/forms/x, fields: { email: { required: true, type: email, values: [a] } } }
`);
  const check: Check = (site) => meetsSpecification(site, fixed);
  const good = page({
    address: '/plans',
    body: `<p><b>Small</b></p><p>UGX 1,000</p><ul><li>5<span>0+</span></li></ul>
<section id="tiers"><h2>Tiers</h2><h3>Silver</h3><h3>Gold</h3></section>
<a href="/contact?subject=a">Apply now</a><form action="/api/forms/x" data-sent="Sent!">
<select name="email" type="email" required><option value="a">A</option></select></form>`,
  }).replace(
    /<main>.*<\/main>/s,
    '<header><a href="/plans">Plans</a><button aria-label="Open menu"></button></header>$&' +
      '<footer><a href="/plans">Plans</a><a href="https://x.example" target="_blank">X</a>v1</footer>',
  );
  const site = (text: string) => ({ 'plans/index.html': text, 'prices/index.html': '', 'a.pdf': '' });
  accepts(check, 'a page with all of it', site(good));
  for (const [name, from, to, what] of [
    ['a link to a part of a page', 'href="/contact?subject=a"', 'href="/help#contact"', 'link to /contact'],
    ['a figure that only ends alike', '5<span>0+', '15<span>0+', '“50+”'],
    ['another price, and who decides', 'UGX 1,000', 'UGX 1,100', '“UGX 1,000”: the specification fixes it'],
    ['a figure far from its label', '<p>UGX', `${'<p>words</p>'.repeat(200)}<p>UGX`, '“Small” beside'],
    ['another state', 'Sent!', 'Gone', '“Sent!”'],
    ['fewer of a part', 'Apply now', 'Read', '“Apply”'],
    ['a card less', '<h3>Gold</h3>', '', 'has 1, not 2 #tiers h3'],
    ['a card more', '<h3>Gold</h3>', '<h3>Gold</h3><h3>Bronze</h3>', 'has 3, not 2 #tiers h3'],
    ['no section', ' id="tiers"', '', 'has 0, not 2 #tiers h3'],
    ['a field that need not be filled in', 'type="email" required', 'type="email"', 'not required'],
    ['another type of field', 'type="email"', 'type="text"', 'of type email'],
    ['another option', 'value="a"', 'value="b"', 'the option “a”'],
    ['another form', '/api/forms/x', '/api/forms/y', 'no form'],
    ['a link less in the header', '<header><a href="/plans">', '<header><a href="/x">', 'its header'],
    ['another label in the menu', 'Open menu', 'Menu', '“Open menu”'],
    ['a social link less', 'target="_blank"', '', '0 of 1'],
    ['no footer', /(<\/?)footer>/g, '$1div>', 'has no footer'],
  ] as const)
    finds(check, name, site(good.replaceAll(from, to)), what);
  finds(
    check,
    'a page that became a redirect, an address and a file that are lost',
    { 'plans/index.html': '<meta http-equiv="refresh" content="0; url=/#plans">' },
    ...['is not a page', 'is not a page', 'leads nowhere', 'is not there'],
  );
});

/** Text that cannot be compressed. */
const heavy = (bytes: number) => createHash('shake256', { outputLength: bytes }).digest('base64');

/** A file that is sent with so many bytes. */
const sent = (file: string, bytes: number, text = '') => ({
  [file]: text,
  [`${file}.br`]: 'x'.repeat(bytes),
});

describe('weights', () => {
  const check: Check = (site) => weights(site, budgets);
  const about = (body: string) => ({ 'a/index.html': page({ address: '/a', body }) });
  const weightOf = (body: string, files: Files) => {
    const site = siteOf({ ...home(body), ...files });
    const [first] = site.pages;
    return first && weigh(first, site);
  };

  test('counts what a script imports at once, not what it imports on demand', () => {
    const files = {
      ...sent('_astro/a.js', 10, 'import{x as y}from"./b.js";import"./c.js";import("./later.js");'),
      ...sent('_astro/b.js', 100, 'import "./c.js"'),
      ...sent('_astro/c.js', 1000),
      '_astro/later.js': heavy(9000),
    };
    expect(weightOf('<script type="module" src="/_astro/a.js"></script>', files)?.script).toBe(1110);
  });

  test('counts an island and its renderer when they load: by themselves, or at a touch', () => {
    const files = { ...sent('a.js', 10), ...sent('r.js', 100) };
    const parts = 'component-url="/a.js" renderer-url="/r.js"';
    expect(weightOf(island(`${ALONE} ${parts}`), files)).toMatchObject({ script: 110, touched: 110 });
    expect(weightOf(island(parts), files)).toMatchObject({ script: 0, touched: 110, islands: 1 });
  });

  finds(check, 'a heavy home page', sent('index.html', budgets.homeHtml + 1, page()), '/ HTML');
  finds(check, 'another heavy page', sent('a/index.html', budgets.html + 1, page()), '/a HTML');
  accepts(check, 'the demo, which loads by itself', {
    'demo/index.html': page({ body: island(ALONE) }),
    '_astro/DemoOffice.a1.js': '',
  });
  finds(check, 'another island that loads by itself', about(island(ALONE)), 'loads by itself');

  const tag = '<script type="module" src="/a.js"></script>';
  finds(
    check,
    'too much script on a page without island',
    { ...about(tag), 'a.js': heavy(4000) },
    'JavaScript: 4',
  );
  const both = about(tag + island(''));
  accepts(check, 'as much script on a page with one', { ...both, 'a.js': heavy(4000) });
  finds(check, 'too much script before a touch', { ...both, ...sent('a.js', 6000) }, 'before a touch: 6');
  const touched = { ...about(island('component-url="/b.js"')), ...sent('b.js', 80_000) };
  finds(check, 'too much script after a touch', touched, 'JavaScript with islands');
  finds(check, 'a heavy inline script', about(`<script>${heavy(4000)}</script>`), 'JavaScript');
  accepts(check, 'heavy data', about(json(heavy(4000))));

  const fonts = '<style>@font-face{src:url(/a.woff2)}@font-face{src:url(/b.woff2)}</style>';
  const woff = { 'a.woff2': Buffer.alloc(9000), 'b.woff2': Buffer.alloc(9000) };
  finds(check, 'a heavy and second font', { ...about(fonts), ...woff }, 'fonts: 18,000', '2 fonts');
  for (const [file, bytes] of [
    ['index.html', budgets.homeTotal],
    ['a/index.html', budgets.total],
  ] as const) {
    const files = (more: string) => ({
      [file]: page({ body: `<img src="/a.webp" alt=""${more}>` }),
      'a.webp': Buffer.alloc(bytes),
    });
    finds(check, `a heavy first visit to ${file}`, files(''), 'a first visit');
    accepts(check, `a picture of ${file} that loads later`, files(' loading="lazy"'));
  }
  const pictures = (phone: number, wide: number) => ({
    // As React writes it.
    ...about(
      '<picture><source media="(min-width: 40rem)" srcSet="/w.webp 800w"><img src="/p.webp" srcSet="/p.webp 480w" alt="" loading="lazy"></picture>',
    ),
    'p.webp': Buffer.alloc(phone),
    'w.webp': Buffer.alloc(wide),
  });
  accepts(check, 'light pictures', pictures(budgets.phonePicture, budgets.picture));
  const tooHeavy = pictures(budgets.phonePicture + 1, budgets.picture + 1);
  finds(check, 'heavy pictures', tooHeavy, 'the picture w.webp', 'the picture p.webp');

  const searched = {
    ...home('<script type="module" src="/_astro/shell.js"></script>'),
    ...sent('_astro/shell.js', 10, 'import("./search-results.client.ab.js")'),
    ...sent('_astro/search-results.client.ab.js', 100, 'import"./shell.js";import"./fold.js"'),
    ...sent('_astro/fold.js', 1000),
    ...sent('search-index.json', 30_000, '{}'),
  };
  test('counts the script and the index of a first search, without what the page has loaded', () => {
    expect(firstSearch(siteOf(searched))).toEqual({ script: 1100, index: 30_000, total: 31_100 });
  });
  accepts(check, 'a light search', searched);
  const index = { 'search-index.json.br': 'i'.repeat(61_000) };
  finds(check, 'a heavy search', { ...searched, ...index }, 'a first search');
  const form = home('<form data-form="contact"></form>');
  accepts(check, 'a light form', { ...form, ...sent('_astro/Form.client.ab.js', 100) });
  finds(check, 'a heavy form', { ...form, ...sent('_astro/Form.client.ab.js', 9000) }, 'the touch of a form');
  finds(check, 'a form whose script has another name', form, 'no script called Form.client');

  const office = island(`${ALONE} component-url="/_astro/DemoOffice.a1.js"`);
  const demo = (bytes: number) => ({
    'demo/index.html': page({ address: '/demo', body: office }),
    ...sent('_astro/DemoOffice.a1.js', bytes, 'import"./react.b2.js";'),
    ...sent('_astro/react.b2.js', 60_000),
  });
  accepts(check, 'a demo that is light beside React', demo(44_000));
  finds(check, 'a heavy demo', demo(46_000), '/demo JavaScript beyond React: 46,000 bytes');
  const elsewhere = about(island('component-url="/_astro/DemoOffice.a1.js"'));
  finds(check, 'the demo’s script elsewhere', { ...demo(5000), ...elsewhere }, '/a loads the demo’s script');
  finds(check, 'a demo without its script', { 'demo/index.html': page() }, 'no script called DemoOffice');
});
