import { describe, expect, test } from 'vitest';
import { CELL, countedWeave, weave } from './weave.ts';

const SEEDS = ['index', 'pricing', 'contact', 'features', 'about'];
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
});

describe('a weave that counts', () => {
  test('has as many bars of each tone as there are things', () => {
    const groups = ([1, 3] as const).map((tone) => ({ count: 40 + tone, tone }));
    expect(countedWeave(groups, 8).paths.map(strokes)).toEqual([0, 41, 0, 43]);
  });
});
