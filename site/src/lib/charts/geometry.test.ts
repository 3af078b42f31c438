import fc from 'fast-check';
import { expect, test } from 'vitest';
import { along, lines, longest, monthsFrom, pieces, spanOfYear } from './geometry';

test('a value lies as far along its axis as it is large', () => {
  expect(along({ from: 0, to: 50 }, 10)).toBe(20);
  expect(along({ from: 60, to: 100 }, 80)).toBe(50);
  expect(along({ from: 100, to: 10_000, log: true }, 1_000)).toBe(50);
  expect(() => along({ from: 0, to: 50 }, 51)).toThrow('51 does not lie between 0 and 50.');
  expect(() => along({ from: 5, to: 5 }, 5)).toThrow('cannot run from 5 to 5');
});

test('shares are measured against the whole, others against the largest', () => {
  expect(longest([0.2, 0.7])).toBe(1);
  expect(longest([3, 12, 9])).toBe(12);
  expect(() => longest([2, 0], false)).not.toThrow();
  expect(() => longest([0, 0], false)).toThrow('above nought');
});

test('pieces follow one another to the end of the bar', () => {
  const bar = pieces([35, 25, 20, 20]);
  expect(bar.map(({ start }) => start)).toEqual([0, 35, 60, 80]);
  expect((bar.at(-1)?.start ?? 0) + (bar.at(-1)?.width ?? 0)).toBe(100);
  expect(() => pieces([35, 25, 20])).toThrow('The shares make 80 percent, not 100.');
});

test('a year runs twelve months from where it begins, and what leaves it is cut', () => {
  expect(spanOfYear('2027-01-01', '2027-12-31', '2027-01-01')).toEqual({ start: 0, width: 100 });
  expect(spanOfYear('2027-07-02', '2027-07-02', '2027-01-01')).toEqual({ start: 49.9, width: 0.3 });
  expect(spanOfYear('2026-09-14', '2026-12-04', '2026-11-01')).toEqual({ start: 0, width: 9.3 });
  expect(spanOfYear('2028-01-01', '2028-01-02', '2026-11-01').width).toBe(0);
  expect(monthsFrom('2026-11-01').slice(0, 3)).toEqual(['Nov', 'Dec', 'Jan']);
});

test('labels never meet, and none leaves the strip on the right', () => {
  const label = fc.record({
    at: fc.integer({ min: 0, max: 100 }),
    text: fc.string({ minLength: 1, maxLength: 30 }),
  });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
      const placed = lines(labels).map(({ line, end }, index) => {
        const { at = 0, text = '' } = labels[index] ?? {};
        const width = text.length * 2.2 + 2.5;
        return { line, from: end ? at - width : at, to: end ? at : at + width };
      });
      for (const [index, one] of placed.entries()) {
        expect(one.to).toBeLessThanOrEqual(100);
        for (const other of placed.slice(index + 1))
          if (one.line === other.line) expect(one.to <= other.from || other.to <= one.from).toBe(true);
      }
    }),
  );
  // No stroke crosses a label: the first is above the second, and the last, left of its place, above both.
  expect(
    lines([
      { at: 30, text: '2.4.2' },
      { at: 41, text: '2.5.0' },
      { at: 78.2, text: '2.6, four of six' },
    ]).map(({ line }) => line),
  ).toEqual([1, 0, 2]);
  expect(
    lines([
      { at: 1, text: 'Offline First' },
      { at: 37, text: 'Schools Hack' },
    ]).map(({ line }) => line),
  ).toEqual([0, 0]);
});
