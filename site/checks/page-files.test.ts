// Addresses are told from file names, as the desk and a static host serve them.
import { expect, test } from 'vitest';
import { addressOf, isGallery } from './page-files.ts';

test.each([
  ['index.html', '/'],
  ['pricing/index.html', '/pricing'],
  ['blog/category/case-study/index.html', '/blog/category/case-study'],
  ['404.html', '/404'],
  ['robots.txt', undefined],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test('the gallery is known by its address', () => {
  expect(isGallery('/gallery')).toBe(true);
  expect(isGallery('/gallery-of-honour')).toBe(false);
});
