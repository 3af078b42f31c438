import { expect, test } from 'vitest';
import { averageOf } from './Meters';

const solar = { name: 'Solar kits', done: 51, of: 60 };

test('accepts parts whose weighted average is the percentage', () => {
  expect(averageOf('Environmental', 85, [solar])).toBe(85);
  expect(averageOf('Both', 96, [solar, { name: 'Three more', done: 3, of: 3, weight: 3 }])).toBe(96);
  expect(averageOf('Alone', 40)).toBe(40);
});

test('rejects parts with another average', () => {
  expect(() => averageOf('Environmental', 90, [solar])).toThrow(
    'The parts of Environmental make 85 percent, not 90.',
  );
});
