// What stands on a monogram.
import { expect, test } from 'vitest';
import { initials } from './Monogram';

test('initials are the first and last name, without titles', () => {
  expect(initials('Sarah Nakato')).toBe('SN');
  expect(initials('Dr. Okello James Peter')).toBe('OP');
  expect(initials('Tred')).toBe('T');
});
