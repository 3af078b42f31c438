// What phone.ts promises.
import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('formatPhone groups a Ugandan number and leaves others', () => {
  expect(formatPhone('+256772123456')).toBe('+256\u00a0772\u00a0123\u00a0456');
  expect(formatPhone('+254712345678')).toBe('+254712345678');
});
