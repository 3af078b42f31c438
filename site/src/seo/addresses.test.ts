import { expect, test } from 'vitest';
import { cleanPath } from './addresses.ts';

test('cleanPath drops the slash and the file name', () => {
  const paths = ['', '/index.html', '/a/', '/a/b/index.html', '/404.html'];
  expect(paths.map(cleanPath)).toEqual(['/', '/', '/a', '/a/b', '/404']);
});
