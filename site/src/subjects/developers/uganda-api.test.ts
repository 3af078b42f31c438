// The Uganda API page takes its numbers from the API's description, and has advice for every outcome.
import { expect, it } from 'vitest';
import { api } from '~/subjects/docs/api-of-page';
import { apiFigures, outcomeTable } from './uganda-api';

it('shows the limits that the description states', () => {
  const facts = { ...api['x-facts'], rate_limit_live: 77, payment_limit_transaction: 3_000_000 };
  const figures = apiFigures({ 'x-facts': facts }).stats.map(({ figure }) => figure);
  expect(figures).toContain('77');
  expect(figures).toContain('UGX 3M');
});

it('has a line for each test number', () => {
  const numbers = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  expect(outcomeTable(api).rows.map(({ name }) => name)).toEqual(numbers.map(({ outcome }) => outcome));
});

it('stops the build at an outcome without advice', () => {
  const tags = api.tags.map((tag) => ({
    ...tag,
    'x-test-numbers': (tag['x-test-numbers'] ?? []).map((number) => ({ ...number, outcome: 'sim_swapped' })),
  }));
  expect(() => outcomeTable({ tags })).toThrow('sim_swapped');
});
