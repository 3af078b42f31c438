import { expect, test } from 'vitest';
import { institutionOf } from './institutions.ts';

test('an institution that is not registered is refused', () => {
  expect(() => institutionOf('nowhere')).toThrow('no institution "nowhere"');
});
