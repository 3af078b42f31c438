// Towns are found by name and in texts, and a misspelt one stops the build.
import { expect, test } from 'vitest';
import { townOf, townsIn } from './towns';

test('a town has its place and its region', () => {
  expect(townOf('Gulu')).toMatchObject({ name: 'Gulu', region: 'Northern' });
  expect(() => townOf('Gullu')).toThrow('has no town "Gullu"');
});

test('a text names its towns, in its order', () => {
  expect(townsIn('Masindi, Hoima, Kagadi, Fort Portal').map(({ name }) => name)).toEqual([
    'Masindi',
    'Hoima',
    'Kagadi',
    'Fort Portal',
  ]);
  expect(townsIn('Mukono and Kayunga').map(({ name }) => name)).toEqual(['Mukono', 'Kayunga']);
  expect(townsIn('Online')).toEqual([]);
});
