import { expect, test } from 'vitest';
import { codeFigure, highlight, isLanguage, languageNames } from './code-figure.ts';

test('names the code and its language, and escapes both', () => {
  const html = codeFigure({ title: 'a <b>', language: 'text', code: '1 < 2\n' });
  expect(html).toContain('<b>a &lt;b&gt;</b> <span>Text</span>');
  expect(html).toContain(
    '<pre tabindex="0" role="group" aria-label="a &lt;b&gt;, Text"><code>1 &lt; 2</code></pre>',
  );
});

test('names the copied code for screen readers: heading, title and language', () => {
  const copied = (about: { title?: string; about?: string }) =>
    /aria-label="(Copy .*?)"/.exec(codeFigure({ language: 'json', code: '{}', ...about }))?.[1];
  expect(copied({ title: 'The "reply"', about: 'Fees' })).toBe('Copy Fees, The &quot;reply&quot;, JSON');
  expect(copied({ about: 'Fees' })).toBe('Copy Fees, JSON');
  expect(copied({})).toBe('Copy JSON');
});

test('marks words by class and leaves no style attribute', () => {
  const html = highlight("const a = 'b';", 'javascript');
  expect(html).toContain('<span class="keyword">const</span>');
  expect(html).not.toContain('style=');
});

test('escapes the code', () => {
  const html = highlight('if (a < b) alert("<script>")', 'javascript');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;');
});

test('marks only what gets a colour, to keep pages of code light', () => {
  expect(highlight('a.b(1);', 'javascript')).toBe('a.b(<span class="string">1</span>);');
});

test('knows every language it offers', () => {
  for (const language of Object.keys(languageNames)) {
    expect(isLanguage(language) && highlight('x & y', language)).toBe('x &amp; y');
  }
});
