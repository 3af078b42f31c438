import { describe, expect, test } from 'vitest';
import type { PageMeta } from '../lib/page-meta.ts';
import { buildHead, type HeadContext, type HeadTag } from './head.ts';

const description =
  'Plans in shillings for schools of every size, with a 30-day free trial and no payment up front.';
const page: PageMeta = { title: 'Pricing', description, path: '/pricing' };
const context: HeadContext = {
  site: 'https://tred.example',
  path: '/pricing',
  brand: 'Tred',
  launched: true,
};

const contents = (tags: HeadTag[], name: string) =>
  tags.flatMap(({ attributes }) =>
    attributes.name === name || attributes.property === name ? [attributes.content] : [],
  );
const hrefs = (tags: HeadTag[], rel: string) =>
  tags.flatMap(({ attributes }) => (attributes.rel === rel ? [attributes.href] : []));
const title = (tags: HeadTag[]) => tags.find(({ tag }) => tag === 'title')?.text;

describe('title', () => {
  test('ends with the brand', () => {
    expect(title(buildHead(page, context))).toBe('Pricing | Tred');
  });
  test('does not name the brand twice', () => {
    expect(title(buildHead({ ...page, title: 'Tred: Education. Reimagined.' }, context))).toBe(
      'Tred: Education. Reimagined.',
    );
    expect(title(buildHead({ ...page, title: 'Treddle boards' }, context))).toBe('Treddle boards | Tred');
    const two = { ...context, brand: 'Shule Bora' };
    expect(title(buildHead({ ...page, title: 'Shule Bora: fees' }, two))).toBe('Shule Bora: fees');
  });
  test('leaves the brand out where both have more than 60 characters, and is itself no longer', () => {
    expect(title(buildHead({ ...page, title: 'x'.repeat(53) }, context))).toHaveLength(60);
    expect(title(buildHead({ ...page, title: 'x'.repeat(54) }, context))).toHaveLength(54);
    expect(() => buildHead({ ...page, title: 'x'.repeat(61) }, context)).toThrow(
      /^\/pricing: the title "x+" has 61 characters, more than 60\.$/,
    );
  });
});

describe('description', () => {
  test.each([69, 161])('of %i characters stops the build', (length) => {
    expect(() => buildHead({ ...page, description: 'x'.repeat(length) }, context)).toThrow(
      `/pricing: the description has ${length} characters, not 70 to 160.`,
    );
  });
  test.each([70, 160])('of %i characters is fine', (length) => {
    expect(() => buildHead({ ...page, description: 'x'.repeat(length) }, context)).not.toThrow();
  });
});

test('several problems are all named', () => {
  expect(() => buildHead({ title: ' ', description: 'short' }, context)).toThrow(
    /the title is empty; the description has 5 characters/,
  );
});

test('an address that is not one stops the build', () => {
  expect(() => buildHead({ ...page, canonical: 'bug-bounty/' }, context)).toThrow(
    'should look like /pricing',
  );
});

test('the sharing picture is that of the subject, unless the page has its own', () => {
  const below = {
    title: 'Guide',
    description,
    path: '/docs/guide',
    under: [{ name: 'Docs', path: '/docs' }],
  };
  const picture = (meta: Partial<PageMeta>) =>
    contents(buildHead({ ...below, ...meta }, { ...context, path: below.path }), 'og:image');
  expect(picture({})).toEqual(['https://tred.example/og/docs.png']);
  expect(picture({ pictureOf: below.path })).toEqual(['https://tred.example/og/docs/guide.png']);
  expect(picture({ under: [], noindex: true })).toEqual(['https://tred.example/og/index.png']);
});

describe('canonical', () => {
  test('has no trailing slash, on any way the path is written', () => {
    for (const path of ['/pricing', '/pricing/', '/pricing/index.html']) {
      const tags = buildHead({ title: 'Pricing', description }, { ...context, path });
      expect(hrefs(tags, 'canonical')).toEqual(['https://tred.example/pricing']);
      expect(contents(tags, 'og:url')).toEqual(['https://tred.example/pricing']);
    }
  });
  test('of home is the bare address', () => {
    const tags = buildHead({ title: 'Home', description }, { ...context, path: '/' });
    expect(hrefs(tags, 'canonical')).toEqual(['https://tred.example/']);
  });
  test('of an alias and of its page is the same', () => {
    const bounty: PageMeta = { ...page, path: '/security/bug-bounty', canonical: '/bug-bounty' };
    for (const path of ['/security/bug-bounty', '/bug-bounty']) {
      const tags = buildHead(bounty, { ...context, path });
      expect(hrefs(tags, 'canonical')).toEqual(['https://tred.example/bug-bounty']);
      expect(contents(tags, 'og:url')).toEqual(['https://tred.example/bug-bounty']);
      expect(contents(tags, 'og:image')).toEqual(['https://tred.example/og/security/bug-bounty.png']);
    }
  });
});

test('robots appears only where a page stays out of search, which then has no canonical address', () => {
  expect(contents(buildHead(page, context), 'robots')).toEqual([]);
  const hidden = buildHead({ ...page, noindex: true }, context);
  expect(contents(hidden, 'robots')).toEqual(['noindex']);
  expect(hrefs(hidden, 'canonical')).toEqual([]);
});

test('before launch every page stays out of search engines', () => {
  const tags = buildHead(page, { ...context, launched: false });
  expect(contents(tags, 'robots')).toEqual(['noindex']);
  expect(hrefs(tags, 'canonical')).toEqual(['https://tred.example/pricing']);
});
