// A percentage equals the average of its parts, or the build fails.
import { expect, test } from 'vitest';
import { averageOf } from './Meters';

const solar = { name: 'Solar kits', done: 51, of: 60 };

test('parts come to their percentage, several in one by their weight', () => {
  expect(averageOf('Environmental', 85, [solar])).toBe(85);
  expect(averageOf('Both', 96, [solar, { name: 'Three more', done: 3, of: 3, weight: 3 }])).toBe(96);
  expect(averageOf('Alone', 40)).toBe(40);
});

test('parts that come to something else are refused', () => {
  expect(() => averageOf('Environmental', 90, [solar])).toThrow(
    'The parts of Environmental make 85 percent, not 90.',
  );
});
