import { expect, test } from 'vitest';
import { isAskedFor, pictureName } from './views.ts';

test('nothing asks for everything', () => {
  expect(isAskedFor([], '/pricing')).toBe(true);
  expect(isAskedFor([], '/store', 'Cart, empty')).toBe(true);
});

test('an address asks for that page and its states, with a star for all beneath', () => {
  expect(isAskedFor(['/blog'], '/blog')).toBe(true);
  expect(isAskedFor(['/blog'], '/blog/1')).toBe(false);
  expect(isAskedFor(['/blog*'], '/blog/1')).toBe(true);
  expect(isAskedFor(['/store'], '/store', 'Cart, empty')).toBe(true);
});

test('a word asks for states, and for no page', () => {
  expect(isAskedFor(['cart'], '/store', 'Cart, empty')).toBe(true);
  expect(isAskedFor(['cart'], '/store', 'Menu')).toBe(false);
  expect(isAskedFor(['cart'], '/store')).toBe(false);
});

test('a picture has a file name of its own', () => {
  expect(pictureName('/', 360, 'light')).toBe('home-360-light.webp');
  expect(pictureName('/blog/page/2', 1280, 'dark')).toBe('blog_page_2-1280-dark.webp');
  expect(pictureName('Cart, empty', 360, 'dark')).toBe('Cart_empty-360-dark.webp');
});
