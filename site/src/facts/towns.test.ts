import { expect, test } from 'vitest';
import { townsIn } from './towns';

test('a text names its towns, in its order', () => {
  expect(townsIn('Mukono, Fort Portal and Gulu').map(({ name }) => name)).toEqual([
    'Mukono',
    'Fort Portal',
    'Gulu',
  ]);
  expect(townsIn('Online')).toEqual([]);
});
