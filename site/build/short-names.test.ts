// Short names: one for each class, the same on every machine, and none for what is not known.
import { expect, it } from 'vitest';
import { shorten, shortName, shortNames } from './short-names.ts';

it('gives no name twice', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => shortName(at));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[A-Z][A-Za-z0-9]{1,2}$/.test(name))).toBe(true);
  expect(names.slice(0, 1612).every((name) => name.length === 2)).toBe(true);
});

it('names the classes and animations of each file, whatever their order', () => {
  const hero =
    '@layer section { .title:hover > .lead { animation: rise 1s } } @keyframes rise { 50% { top: 1.5rem } }';
  const names = shortNames({
    'sections/Hero/Hero.module.css': hero,
    'ui/Badge/Badge.module.css': '.title {}',
  });
  expect([...names]).toEqual([
    ['Badge-module_title', 'AA'],
    ['Hero-module_lead', 'BA'],
    ['Hero-module_rise', 'CA'],
    ['Hero-module_title', 'DA'],
  ]);
});

it('puts them where the long ones stood, and leaves others', () => {
  const names = new Map([['Hero-module_title', 'AA']]);
  expect(shorten('.Hero-module_title{} .Hero-module_title2{} .title{}', names)).toBe(
    '.AA{} .Hero-module_title2{} .title{}',
  );
  expect(shorten('{title:"Hero-module_title"}', names)).toBe('{title:"AA"}');
});
