// Cascade layers made into weights: the same rule wins in a browser that knows no layers.
import { expect, it } from 'vitest';
import { flattenLayers } from './flat-layers.ts';

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
