// What weave.ts promises.
import { describe, expect, test } from 'vitest';
import { CELL, weave } from './weave.ts';

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
  test('is the same for the same seed', () => {
    expect(weave('pricing', 40, 12)).toEqual(weave('pricing', 40, 12));
  });

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

  test('has a ground, a leading tone and few accents', () => {
    for (const seed of SEEDS) {
      const [ground, leading, ...accents] = weave(seed, 60, 40).paths.map(strokes) as [
        number,
        number,
        number,
        number,
      ];
      const accent = accents.reduce((sum, count) => sum + count, 0);
      expect(ground).toBeGreaterThan(0);
      expect(leading).toBeGreaterThan(accent);
      expect(accent).toBeGreaterThan(0);
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

  test('leans the other way on the next row', () => {
    const [first, second] = [1, 2].map((rows) => weave('x', 1, rows).paths.join(''));
    expect(first).toContain(`l${CELL.lean}-${CELL.rise}`);
    expect(second).toContain(`l${CELL.lean} ${CELL.rise}`);
  });

  test('draws nothing when there is no room', () => {
    expect(weave('x', 0, 0).paths).toEqual(['', '', '', '']);
  });
});
