// A piece of code is shown whole, escaped, and can be copied as it was written.
import { expect, test } from 'vitest';
import { codeFigure } from './code-figure.ts';

test('names the code and its language, and escapes both', () => {
  const html = codeFigure({ title: 'a <b>', language: 'text', code: '1 < 2\n' });
  expect(html).toContain('<b>a &lt;b&gt;</b> <span>Text</span>');
  expect(html).toContain('<pre tabindex="0"><code>1 &lt; 2</code></pre>');
});

test('does without a title', () => {
  expect(codeFigure({ language: 'json', code: '{}' })).toContain(
    '<figcaption><span><span>JSON</span></span>',
  );
});
