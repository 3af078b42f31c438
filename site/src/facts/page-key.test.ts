// A page is kept under all that its props say.
import { expect, it } from 'vitest';
import { keyed } from './page-key.ts';

const keyOf = (props: object) => keyed({ params: { article: '3' }, props }).cacheKey;

it('is the same for the same props, and another for any other', () => {
  const props = { title: 'Fees', date: new Date('2026-11-02'), related: [{ href: '/blog/4' }] };
  expect(keyOf(structuredClone(props))).toBe(keyOf(props));
  expect(keyOf({ ...props, date: new Date('2026-11-03') })).not.toBe(keyOf(props));
  expect(keyOf({ ...props, related: [{ href: '/blog/5' }] })).not.toBe(keyOf(props));
});

it('leaves the path as it was', () => {
  expect(keyed({ params: { article: '3' }, props: { title: 'Fees' } })).toMatchObject({
    params: { article: '3' },
    props: { title: 'Fees' },
  });
});

it('refuses props that it could not tell apart', () => {
  expect(() => keyOf({ covers: new Map([['a', 1]]) })).toThrow('"covers" cannot be written down');
  expect(() => keyOf({ deep: { draw: () => '' } })).toThrow('"draw" cannot be written down');
});
