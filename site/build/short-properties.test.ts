// Custom properties in a build: the shortest names for the most used, each its own, and nothing else is touched.
import { expect, it } from 'vitest';
import { shortenProperties, shortProperties } from './short-properties.ts';

it('gives the shortest to those that are used most, whatever the order of the sheets', () => {
  const sheets = [
    ':root { --ink: #000; --step--1: 1rem }',
    'p { color: var(--ink) } b { color: var(--quiet) }',
  ];
  const names = [
    ['--ink', '--a'],
    ['--quiet', '--b'],
    ['--step--1', '--c'],
  ];
  expect([...shortProperties(sheets)]).toEqual(names);
  expect([...shortProperties(sheets.toReversed())]).toEqual(names);
});

it('gives no name twice', () => {
  const many = Array.from({ length: 500 }, (_, at) => `--name-${at}: 0;`).join('');
  const names = [...shortProperties([many]).values()];
  expect(new Set(names).size).toBe(500);
  expect(names.slice(0, 52).every((name) => name.length === 3)).toBe(true);
});

it('puts them where the long ones stood, and leaves others and classes', () => {
  const names = shortProperties([':root{--ink:0}@property --n{}']);
  expect(shortenProperties('@property --n{}.a--ink{color:var(--ink,var(--other))}', names)).toBe(
    '@property --b{}.a--ink{color:var(--a,var(--other))}',
  );
});
