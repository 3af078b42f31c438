// What money.ts promises.
import { describe, expect, test } from 'vitest';
import { formatUgx, formatUsd } from './money.ts';

describe('formatUgx', () => {
  test('writes the code, a space that does not break, and grouped digits', () => {
    expect(formatUgx(1_800_000)).toBe('UGX\u00a01,800,000');
    expect(formatUgx(0)).toBe('UGX\u00a00');
  });
  test('has no decimals', () => {
    expect(formatUgx(1_440_000.6)).toBe('UGX\u00a01,440,001');
  });
});

describe('formatUsd', () => {
  test('shows cents only where there are any', () => {
    expect(formatUsd(12.99)).toBe('$12.99');
    expect(formatUsd(2.5)).toBe('$2.50');
    expect(formatUsd(1999)).toBe('$1,999');
  });
});
