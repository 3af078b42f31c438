import { expect, test } from 'vitest';
import { sampleNumbersIn, samplesIn, unconfirmed } from './samples.ts';

test.each([
  ['a whole entry', 'title: A\nsample: true\n', ['the whole entry']],
  ['sections of a page', 'title: A\nsamples: [tiers, faq]\n', ['the section tiers', 'the section faq']],
  ['nothing', 'title: A sample\nphone: "+256414000000"\nsample: false\n', []],
])('it finds %s', (_name, text, found) => {
  expect(samplesIn(text)).toEqual(found);
});

test('it finds a sample number once', () => {
  expect(sampleNumbersIn('a: "+256600900100"\nb: "+256600900100"\nc: "+256414000000"')).toEqual([
    'the sample number +256600900100',
  ]);
});

test('a figure counts until it is confirmed', () => {
  const claim = { page: '/', figure: '5+', label: 'Schools' };
  expect(unconfirmed({ ...claim, state: 'sample' })).toEqual([expect.stringContaining('is a sample')]);
  expect(unconfirmed({ ...claim, state: 'specification' })).toEqual([
    expect.stringContaining('not confirmed'),
  ]);
  expect(unconfirmed({ ...claim, state: 'confirmed' })).toEqual([]);
});
