import { describe, expect, it } from 'vitest';
import {
  flattenLayers,
  shorten,
  shortenProperties,
  shortName,
  shortNames,
  shortProperties,
} from './styles.ts';

describe('layers', () => {
  const flat = (css: string) => flattenLayers(css).replace(/\s+/g, ' ').trim();

  const red = '{ color: red }';

  it('gives a rule of a higher layer more weight, in whichever file it is', () => {
    const weight = (layer: string) => flat(`@layer ${layer} { .link ${red} }`).split('#').length;
    const weights = ['base', 'ui', 'section', 'page'].map(weight);
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(new Set(weights).size).toBe(4);
  });

  it('keeps a selector on the root, and animations', () => {
    expect(flat(`@layer ui { .dark .moon ${red} }`)).toMatch(/^\.dark\S+ \.moon \{/);
    expect(flat(`@layer page { @keyframes k { to ${red} } }`)).toBe(`@keyframes k { to ${red} }`);
  });

  it('does not change rules outside a layer', () => {
    expect(flat('@font-face { font-family: x }')).toBe('@font-face { font-family: x }');
  });

  it('refuses a layer that has no place in the order', () => {
    expect(() => flat('@layer extra { a { color: red } }')).toThrow('"extra" is none of them');
    expect(() => flat('@layer base, ui;')).toThrow('is none of them');
  });
});

describe('class names', () => {
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
});

describe('custom properties', () => {
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
});
