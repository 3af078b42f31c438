// What tokens.ts promises.
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const css =
  '@layer base { :root { --ground: #fff; --deep-line: rgb(0 0 0 / 4%); } .dark { --ground: #000; } }';

test('each theme has its own values', () => {
  expect(tokensOf(css, ':root')('ground')).toBe('#fff');
  expect(tokensOf(css, ':root')('deep-line')).toBe('rgb(0 0 0 / 4%)');
  expect(tokensOf(css, '.dark')('ground')).toBe('#000');
});

test('a missing token stops the build by its name', () => {
  expect(() => tokensOf(css, '.dark')('deep-line')).toThrow('no --deep-line in .dark');
});
