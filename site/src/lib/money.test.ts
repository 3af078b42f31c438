import { expect, test } from 'vitest';
import { formatUgx, formatUsd } from './money.ts';

test('shillings are grouped, without decimals or a break', () => {
  expect([1_440_000.6, 0].map(formatUgx)).toEqual(['UGX\u00a01,440,001', 'UGX\u00a00']);
});

test('dollars show cents only where there are any', () => {
  expect([12.99, 2.5, 1999].map(formatUsd)).toEqual(['$12.99', '$2.50', '$1,999']);
});
