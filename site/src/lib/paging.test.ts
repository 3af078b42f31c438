import { expect, it } from 'vitest';
import { inPages, offeredPages } from './paging.ts';

it('cuts a list into pages, the last one shorter', () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([
    { page: 1, pages: 3, total: 5, items: [1, 2] },
    { page: 2, pages: 3, total: 5, items: [3, 4] },
    { page: 3, pages: 3, total: 5, items: [5] },
  ]);
  expect(inPages([], 6)).toEqual([{ page: 1, pages: 1, total: 0, items: [] }]);
});

it('offers all of a few pages, and of many the near ones and some far ones', () => {
  expect(offeredPages(2, 3)).toEqual([1, 2, 3]);
  expect(offeredPages(400, 834)).toEqual([1, 300, 390, 398, 399, 400, 401, 402, 410, 500, 834]);
});

it('makes any page of a thousand reachable in a dozen steps', () => {
  const reached = new Map([[1, 0]]);
  for (const [page, steps] of reached)
    for (const each of offeredPages(page, 1000)) if (!reached.has(each)) reached.set(each, steps + 1);
  expect(reached.size).toBe(1000);
  expect(Math.max(...reached.values())).toBeLessThanOrEqual(12);
});
