import { describe, expect, it } from 'vitest';
import { featuredNumber } from '~/facts/blog';
import { authors, team } from '~/facts/company';
import { counted } from '~/lib/format-text';
import { somePost } from './fixtures';
import { articlePage, blogPage, categoryPages, feedItems, laterBlogPages, relatedness } from './view';
import { blog } from './words';

const addresses = (items: readonly { href: string }[]) => items.map(({ href }) => href);
const numbers = (posts: readonly { number: number }[]) => posts.map(({ number }) => number);

it('lists the newest first in a feed, and on one day the higher number', () => {
  const posts = [somePost(1), somePost(2, { date: '2026-03-01' }), somePost(3)];
  expect(feedItems(posts).map(({ path }) => path)).toEqual(['/blog/2', '/blog/3', '/blog/1']);
});

describe('the list', () => {
  const posts = [somePost(1), somePost(featuredNumber(), { title: 'On top' })];
  const many = Array.from({ length: 14 }, (_, at) => somePost(at + featuredNumber()));

  it('has the featured article on top, and after the others, which begin with the newest', () => {
    const { featured, list } = blogPage([somePost(2, { date: '2025-12-01' }), ...posts.toReversed()]);
    expect(featured.first).toMatchObject({ title: 'On top', href: '/blog/featured' });
    expect(addresses(list.items)).toEqual(['/blog/1', '/blog/2', `/blog/${featuredNumber()}`]);
  });

  it('has six articles on a page, and links to the page before', () => {
    const { list } = blogPage(many);
    expect(list.items).toHaveLength(6);
    expect(list).toMatchObject({ page: 1, pages: 3, total: 14 });
    const [second, third] = laterBlogPages(many);
    expect(addresses(third?.list.items ?? [])).toEqual([1, 0].map((at) => `/blog/${at + featuredNumber()}`));
    expect(second?.meta).toMatchObject({ under: [{ path: '/blog' }], previous: '/blog' });
    expect(third?.meta.previous).toBe('/blog/page/2');
    expect(second?.meta.title).not.toBe(third?.meta.title);
  });

  it('fails without the featured article', () => {
    expect(() => blogPage([somePost(1)])).toThrow(`no article has the number ${featuredNumber()}`);
  });
});

describe('the pages of a category', () => {
  it('have addresses without spaces', () => {
    const { trail } = articlePage(somePost(1, { category: 'Notes from Uganda' }), []).article;
    expect(trail.at(-1)?.path).toBe('/blog/category/notes-from-uganda');
  });

  const own = { category: 'Security' } as const;

  it('have its own articles, the newest first, and count those of every category', () => {
    const posts = [somePost(1, own), somePost(2), somePost(3, { ...own, date: '2026-03-01' })];
    const page = categoryPages('Security', posts)[0]?.props;
    expect(page?.count).toBe(counted(2, blog.list.unit));
    expect(addresses(page?.covers ?? [])).toEqual(['/blog/3', '/blog/1']);
    expect(page?.categories.links).toContainEqual(
      expect.objectContaining({ label: 'Security', count: 2, current: true }),
    );
  });

  it('have twenty articles each', () => {
    const many = Array.from({ length: 45 }, (_, at) => somePost(at + 1, own));
    const last = categoryPages('Security', many).find(({ page }) => page === 3)?.props;
    expect(addresses(last?.covers ?? [])).toEqual([5, 4, 3, 2, 1].map((number) => `/blog/${number}`));
    expect(last?.meta).toMatchObject({
      path: '/blog/category/security/page/3',
      previous: '/blog/category/security/page/2',
    });
  });
});

describe('the page of an article', () => {
  it('names the role of a guest, and none of the team', () => {
    const [guest] = authors.guests;
    const roleOf = (author: string) => articlePage(somePost(1, { author }), []).byline.role;
    expect(roleOf(guest?.name ?? '')).toContain(guest?.role);
    expect(roleOf(team.people[0]?.name ?? '')).toBeUndefined();
  });

  it('is related by links either way, then by category, then by shared words, never to itself', () => {
    const linkTo = (at: number) => ({ html: `<a href="/blog/${at}">x</a>`, contents: [], inShort: [] });
    const own = somePost(1, { title: 'Fees paid by phone', text: linkTo(6) });
    const other = (number: number, more = {}) => somePost(number, { category: 'Security', ...more });
    const posts = [
      own,
      other(2, { title: 'Unrelated matters' }),
      other(3, { title: 'Phones and fraud' }),
      somePost(4),
      other(5, { title: 'A nod to another', text: linkTo(1) }),
      other(6, { title: 'Linked from there' }),
    ];
    expect(numbers(relatedness(posts)(own, 4))).toEqual([5, 6, 4, 3]);
  });
});
