// A page is kept under all that its props say.
import { expect, it } from 'vitest';
import { keyed, surroundingsOn } from './page-key.ts';

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

it('is another when a fact changed, a year began or a day off is over, and the same on the morning after', () => {
  const keyOn = (...around: Parameters<typeof surroundingsOn>) =>
    keyed({ props: { title: 'Fees' } }, surroundingsOn(...around)).cacheKey;
  const now = keyOn('2026-11-16', 'facts');
  expect(keyOn('2026-11-17', 'facts')).toBe(now);
  expect(keyOn('2026-11-16', 'other facts')).not.toBe(now);
  expect(keyOn('2027-01-01', 'facts')).not.toBe(now);
  // After Good Friday of 2027, which is a day of that year alone.
  expect(keyOn('2027-03-27', 'facts')).not.toBe(keyOn('2027-03-26', 'facts'));
});
