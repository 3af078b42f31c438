// What phone.ts promises.
import { describe, expect, test } from 'vitest';
import { formatPhone, toE164 } from './phone.ts';

describe('toE164', () => {
  test.each([
    '0772123456',
    '0772 123 456',
    '0772-123-456',
    '256772123456',
    '+256 772 123456',
    '+256 (0) 772 123 456',
    '00256772123456',
  ])('reads %j as one Ugandan number', (typed) => {
    expect(toE164(typed)).toBe('+256772123456');
  });
  test('keeps a neighbour’s number', () => {
    expect(toE164('+254 712 345 678')).toBe('+254712345678');
  });
  test.each([
    '',
    '0772',
    '07721234567',
    '+256 77212345',
    '772123456789',
    'call me',
    '+0772123456',
    '0772+123456',
  ])('refuses %j', (typed) => {
    expect(toE164(typed)).toBeUndefined();
  });
});

test('formatPhone groups a Ugandan number and leaves others', () => {
  expect(formatPhone('+256772123456')).toBe('+256 772 123 456');
  expect(formatPhone('+254712345678')).toBe('+254712345678');
});
