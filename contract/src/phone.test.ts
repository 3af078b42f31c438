// Phone numbers as people type them; Ugandan ones are tried in many ways in any-value.test.ts.
import { expect, it } from 'vitest';
import { E164, normalisePhone } from './phone.ts';

it.each([
  ['772123456', '+256772123456'],
  ['+254 712 345678', '+254712345678'],
  ['0044 20 7946 0018', '+442079460018'],
])('reads %s', (typed, stored) => expect(normalisePhone(typed)).toBe(stored));

it.each(['077212345', '07721234567', '+25677212345', '+2567721234567', '+256072123456', 'call me', '12345'])(
  'does not take %s for a number',
  (typed) => expect(normalisePhone(typed)).not.toMatch(E164),
);
