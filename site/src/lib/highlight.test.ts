// What highlight.ts promises.
import { expect, test } from 'vitest';
import { highlight } from './highlight';

test('marks words by class and leaves no style attribute', () => {
  const html = highlight("const a = 'b';", 'javascript');
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html).not.toContain('style=');
});

test('escapes what stands in the code', () => {
  const html = highlight('if (a < b) alert("<script>")', 'javascript');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;');
});

test('knows every language it offers', () => {
  expect(highlight('import os', 'python')).toContain('token keyword');
  expect(highlight('{"a": 1}', 'json')).toContain('token property');
  expect(highlight('echo "$HOME"', 'bash')).toContain('token');
});
