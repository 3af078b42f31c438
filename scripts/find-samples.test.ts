// What counts as marked.
import { expect, test } from 'vitest';
import { samplesIn } from './find-samples.ts';

test('a module lists the exports that are invented', () => {
  expect(samplesIn("export const a = 1;\nexport const samples = ['a', 'quotes'] as const;\n")).toEqual([
    'a',
    'quotes',
  ]);
});

test('a Markdown or YAML entry marks itself', () => {
  expect(samplesIn('---\ntitle: x\nsample: true\n---\ntext')).toEqual(['the whole entry']);
});

test('a telephone number that is not assigned is listed once, in a file that marks nothing too', () => {
  expect(samplesIn('phone:\n  main: "+256600900100"\n  whatsapp: "+256600900100"\n')).toEqual([
    'the sample number +256600900100',
  ]);
  expect(samplesIn('phone: "+256414123456"')).toEqual([]);
});

test('what is not marked is not listed', () => {
  expect(samplesIn('---\ntitle: x\nsample: false\n---\nsample text')).toEqual([]);
  expect(samplesIn('export const quotes = 1;')).toEqual([]);
});
