import { expect, test } from 'vitest';
import { absoluteUrl, cleanPath, pictureName, picturePath } from './addresses.ts';

test('cleanPath drops the slash and the file name', () => {
  const paths = ['', '/index.html', '/a/', '/a/b/index.html', '/404.html'];
  expect(paths.map(cleanPath)).toEqual(['/', '/', '/a', '/a/b', '/404']);
});

test('absoluteUrl joins with the site, whichever way that is written', () => {
  expect(absoluteUrl('https://tred.example/', '/pricing/')).toBe('https://tred.example/pricing');
  expect(absoluteUrl(new URL('https://tred.example'), '/')).toBe('https://tred.example/');
});

test('every page has a picture name', () => {
  expect(pictureName('/')).toBe('index');
  expect(picturePath('/security/bug-bounty')).toBe('/og/security/bug-bounty.png');
});
