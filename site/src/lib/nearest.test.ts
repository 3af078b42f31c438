import { expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const known = ['/pricing', '/press', '/blog/3', '/about'];

it('gives the nearest first', () => {
  expect(nearest('/prcing', known)).toEqual(['/pricing']);
  expect(nearest('/pres', ['/press', '/pros'])).toEqual(['/press', '/pros']);
});

it('gives nothing where nothing is near', () => {
  expect(nearest('/whitepapers', known)).toEqual([]);
  expect(didYouMean('/whitepapers', known)).toBe('');
});

it('asks', () => {
  expect(didYouMean('/abuot', known)).toBe(' Did you mean /about?');
});
