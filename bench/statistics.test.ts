import { describe, expect, it } from 'vitest';
import { rotated, spreadOf } from './statistics.ts';

describe('spreadOf', () => {
  it('gives the middle one of an odd number, and both ends', () => {
    expect(spreadOf([30, 10, 1000, 20, 40])).toEqual({ median: 30, least: 10, most: 1000 });
  });
  it('gives the mean of the two in the middle of an even number', () => {
    expect(spreadOf([4, 1, 3, 2]).median).toBe(2.5);
  });
  it('does not sort numbers as text', () => {
    expect(spreadOf([9, 10, 100]).median).toBe(10);
  });
  it('refuses to make something of nothing', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured');
  });
});

describe('rotated', () => {
  it('begins with another item in each round and leaves none out', () => {
    expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'abc',
    ]);
    expect(rotated([], 3)).toEqual([]);
  });
});
