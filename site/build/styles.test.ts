// Cascade layers, short class names and short custom properties.
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

  it('makes each layer heavier than the one below', () => {
    expect(flat('@layer base { a:hover { color: red } }')).toBe('a:hover { color: red }');
    expect(flat('@layer ui { .link { color: red } }')).toBe('#t .link { color: red }');
    expect(flat('@layer section { .link { color: red } }')).toBe('#t#t .link { color: red }');
    expect(flat('@layer page { .skip { color: red } }')).toBe('#t#t#t .skip { color: red }');
  });

  it('raises each selector of a list, and those inside conditions', () => {
    expect(flat('@layer ui { @media print { .a, .b:not(.c, .d) { color: red } } }')).toBe(
      '@media print { #t .a, #t .b:not(.c, .d) { color: red } }',
    );
  });

  it('lets what stands on the root stay on the root', () => {
    expect(flat('@layer ui { .dark .moon { color: red } :root:has(.x) { color: red } }')).toBe(
      '.dark#t .moon { color: red } :root#t:has(.x) { color: red }',
    );
    expect(flat('@layer section { [data-quotation] main > * { color: red } }')).toBe(
      '[data-quotation]#t#t main > * { color: red }',
    );
    expect(flat('@layer ui { .darker { color: red } }')).toBe('#t .darker { color: red }');
  });

  it('leaves the steps of an animation and what stands in no layer alone', () => {
    const faces = '@font-face { font-family: x }';
    expect(flat(faces)).toBe(faces);
    expect(flat('@layer page { @keyframes k { to { color: red } } }')).toBe(
      '@keyframes k { to { color: red } }',
    );
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
