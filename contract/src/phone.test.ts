// Phone numbers as people type them.
import { describe, expect, it } from 'vitest';
import { E164, normalisePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    ['0772123456', '+256772123456'],
    ['0772 123 456', '+256772123456'],
    [' 0772-123-456 ', '+256772123456'],
    ['772123456', '+256772123456'],
    ['256772123456', '+256772123456'],
    ['+256772123456', '+256772123456'],
    ['+256 (0) 772 123456', '+256772123456'],
    ['2560772123456', '+256772123456'],
    ['00256772123456', '+256772123456'],
    ['0414 123456', '+256414123456'],
    ['+254 712 345678', '+254712345678'],
    ['0044 20 7946 0018', '+442079460018'],
  ])('reads %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(stored).toMatch(E164);
  });

  it.each([
    '077212345',
    '07721234567',
    '+25677212345',
    '+2567721234567',
    '+256072123456',
    'call me',
    '12345',
    '+0123456789',
  ])('does not pass %s off as a number', (typed) => {
    expect(normalisePhone(typed)).not.toMatch(E164);
  });
});
