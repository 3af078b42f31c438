import { expect, it } from 'vitest';
import { contentSchemas } from '../readers/read-facts.ts';
import './website.ts';

it.each([
  ['/old', '/blog/4', true],
  ['/old/', '/blog/4', false],
  ['/old', '//evil.example', false],
  ['/old', '/blog//4', false],
])('a redirect from %s to %s: %s', (from, to, isRight) => {
  expect(contentSchemas.get('redirects')?.safeParse({ [from]: to }).success).toBe(isRight);
});
