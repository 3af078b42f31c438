// A class is called by a short name that no other class has, and by the same one wherever it is asked for.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const file = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const hero = file('sections/Hero/Hero.module.css');
const split = file('sections/Split/Split.module.css');

test('is short, and the same for a file and for its text', () => {
  const nameOf = classNames();
  expect(nameOf('title', hero)).toMatch(/^_[0-9a-z]{1,3}$/);
  expect(nameOf('title', `${hero}?inline`)).toBe(nameOf('title', hero));
  expect(classNames()('title', hero)).toBe(nameOf('title', hero));
});

test('tells classes of one file and of two files apart', () => {
  const nameOf = classNames();
  const names = [nameOf('title', hero), nameOf('lead', hero), nameOf('title', split)];
  expect(new Set(names).size).toBe(3);
});

test('a class that is not in the sources yet keeps its long name', () => {
  expect(classNames()('later', hero)).toBe('Hero_later');
});
