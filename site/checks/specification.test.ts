import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { meetsSpecification, readSpecification } from './specification.ts';

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

const good = pageOf({
  address: '/plans',
  body: `<p><b>Small</b></p><p>UGX 1,000</p><ul><li>5<span>0+</span></li></ul>
<section id="tiers"><h2>Tiers</h2><h3>Silver</h3><h3>Gold</h3></section>
<a href="/contact?subject=a">Apply now</a><form action="/api/forms/x" data-sent="Sent!">
<select name="email" type="email" required><option value="a">A</option></select></form>`,
}).replace(/<main>(.*)<\/main>/s, (main) =>
  [
    '<header><a href="/plans">Plans</a><button aria-label="Open menu"></button></header>',
    main,
    '<footer><a href="/plans">Plans</a><a href="https://x.example" target="_blank">X</a>v1</footer>',
  ].join(''),
);

const problemsOf = (html: string, files: Record<string, string> = { 'prices/index.html': '', 'a.pdf': '' }) =>
  meetsSpecification(siteOf({ 'plans/index.html': html, ...files }), fixed).problems.map(({ what }) => what);

test('a page with all of it passes', () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each([
  ['a link to a part of a page', 'href="/contact?subject=a"', 'href="/help#contact"', 'link to /contact'],
  ['a figure that only ends alike', '5<span>0+', '15<span>0+', '“50+”'],
  [
    'another price, and says who decides',
    'UGX 1,000',
    'UGX 1,100',
    '“UGX 1,000”: the specification fixes it',
  ],
  ['a figure far from its label', '<p>UGX', `${'<p>words</p>'.repeat(200)}<p>UGX`, '“Small” beside'],
  ['another state', 'Sent!', 'Gone', '“Sent!”'],
  ['fewer of a part', 'Apply now', 'Read', '“Apply”'],
  ['a card less', '<h3>Gold</h3>', '', 'has 1, not 2 #tiers h3'],
  ['a card more', '<h3>Gold</h3>', '<h3>Gold</h3><h3>Bronze</h3>', 'has 3, not 2 #tiers h3'],
  ['no section', ' id="tiers"', '', 'has 0, not 2 #tiers h3'],
  ['a field that need not be filled in', 'type="email" required', 'type="email"', 'not required'],
  ['another type of field', 'type="email"', 'type="text"', 'type email'],
  ['another option', 'value="a"', 'value="b"', 'option “a”'],
  ['another form', '/api/forms/x', '/api/forms/y', 'no form'],
  ['a link less in the header', '<header><a href="/plans">', '<header><a href="/x">', 'its header'],
  ['another label in the menu', 'Open menu', 'Menu', '“Open menu”'],
  ['a social link less', 'target="_blank"', '', '0 of 1'],
])('finds %s', (_, from, to, what) => {
  expect(good).toContain(from);
  expect(problemsOf(good.replace(from, to))).toEqual([expect.stringContaining(what)]);
});

test.each(['main', 'header', 'footer'])('finds a page without its %s', (tag) => {
  const without = good.replaceAll(new RegExp(`(</?)${tag}>`, 'g'), '$1div>');
  expect(problemsOf(without)).toEqual([expect.stringContaining(`has no ${tag}`)]);
});

test('a page that became a redirect is lost, and so are an address and a file', () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/#plans">';
  expect(problemsOf(redirect, {})).toEqual([
    ...['is not a page', 'is not a page', 'leads nowhere', 'is not there'].map((what) =>
      expect.stringContaining(what),
    ),
  ]);
});
