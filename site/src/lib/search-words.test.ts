// What a search finds.
import { expect, it } from 'vitest';
import { matcher } from './search-words.ts';

const text = ['Fees without the queue', 'What a bursar’s ledger says', 'Aïsha Namuli', 'Best Practices'];

it.each([
  '',
  '  ',
  'fees',
  'FEES queue',
  'queue fees',
  'bursars',
  'bursar',
  'aisha',
  'best prac',
  'queue, fees!',
])('finds it by "%s"', (query) => expect(matcher(query)(...text)).toBe(true));

it.each(['uneb', 'fees uneb', 'edger'])('does not find it by "%s"', (query) =>
  expect(matcher(query)(...text)).toBe(false),
);
