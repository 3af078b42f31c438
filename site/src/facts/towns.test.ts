import { expect, test } from 'vitest';
import { townOf, townsIn } from './towns';

test('a town has its place and its region', () => {
  expect(townOf('Gulu')).toMatchObject({ name: 'Gulu', region: 'Northern' });
  expect(() => townOf('Gullu')).toThrow('has no town "Gullu"');
});

test('a text names its towns, in its order', () => {
  expect(townsIn('Mukono, Fort Portal and Gulu').map(({ name }) => name)).toEqual([
    'Mukono',
    'Fort Portal',
    'Gulu',
  ]);
  expect(townsIn('Online')).toEqual([]);
});
