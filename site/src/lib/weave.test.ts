// What weave.ts promises.
import { describe, expect, test } from 'vitest';
import { CELL, countedWeave, patternNames, weave } from './weave.ts';

const SEEDS = [
  'index',
  'pricing',
  'contact',
  'features',
  'about',
  'blog',
  'modules',
  'careers',
  'events',
  'store',
];
const strokes = (path: string) => path.match(/l/g)?.length ?? 0;

describe('weave', () => {
  test('differs between seeds', () => {
    const drawings = new Set(SEEDS.map((seed) => weave(seed, 40, 12).paths.join('|')));
    expect(drawings.size).toBe(SEEDS.length);
  });

  test('draws every bar once', () => {
    for (const seed of SEEDS) {
      const { paths } = weave(seed, 13, 7);
      expect(paths.reduce((sum, path) => sum + strokes(path), 0)).toBe(13 * 7);
    }
  });

  test('stays inside its own size, with whole numbers', () => {
    const { width, height, paths } = weave('contact', 9, 5);
    expect([width, height]).toEqual([9 * CELL.width, 5 * CELL.height]);
    for (const path of paths) {
      expect(path).toMatch(/^(M\d+ \d+l\d+[ -]\d+(m-?\d+[ -]\d+l\d+[ -]\d+)*)?$/);
      let [x, y] = [0, 0];
      for (const [, command, dx, dy] of path.matchAll(/([Mml])(-?\d+) ?(-?\d+)/g)) {
        [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });

  test('draws nothing when there is no room', () => {
    expect(weave('x', 0, 0).paths).toEqual(['', '', '', '']);
  });

  test('differs between patterns of the same seed', () => {
    const drawings = new Set(patternNames.map((name) => weave('a', 24, 8, name).paths.join('|')));
    expect(drawings.size).toBe(patternNames.length);
  });
});

describe('a weave that counts', () => {
  test('has as many bars of each tone as there are things', () => {
    const { paths } = countedWeave(
      [
        { count: 44, tone: 1 },
        { count: 3, tone: 3 },
      ],
      8,
    );
    expect(paths.map(strokes)).toEqual([0, 44, 0, 3]);
  });

  test('is as high as its rows, and goes on in the row where a group ended', () => {
    const together = countedWeave(
      [
        { count: 5, tone: 1 },
        { count: 3, tone: 2 },
      ],
      4,
    );
    expect([together.width, together.height]).toEqual([4 * CELL.width, 2 * CELL.height]);
  });

  test('sets a group apart by an empty row', () => {
    const { height, paths } = countedWeave(
      [
        { count: 12, tone: 1 },
        { count: 4, tone: 2, apart: true },
      ],
      12,
    );
    expect(height).toBe(3 * CELL.height);
    expect(paths[2]).toMatch(/^M2 34l4-8/);
  });
});
