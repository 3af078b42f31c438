// The bar shows the whole: pieces end to end, and shares that do not add up are refused.
import { expect, test } from 'vitest';
import { pieces } from './Meters';

test('pieces follow one another to the end of the bar', () => {
  const bar = pieces([35, 25, 20, 20]);
  expect(bar.map(({ start }) => start)).toEqual([0, 35, 60, 80]);
  expect((bar.at(-1)?.start ?? 0) + (bar.at(-1)?.width ?? 0)).toBe(100);
});

test('shares that do not make 100 percent are a mistake in the content', () => {
  expect(() => pieces([35, 25, 20])).toThrow('The shares make 80 percent, not 100.');
});
