// A piece of code is shown whole, escaped, and can be copied as it was written.
import { expect, test } from 'vitest';
import { codeFigure } from './code-figure.ts';

test('names the code and its language, and escapes both', () => {
  const html = codeFigure({ title: 'a <b>', language: 'text', code: '1 < 2\n' });
  expect(html).toContain('<b>a &lt;b&gt;</b> <span>Text</span>');
  expect(html).toContain(
    '<pre tabindex="0" role="group" aria-label="a &lt;b&gt;, Text"><code>1 &lt; 2</code></pre>',
  );
});

test('says to those who hear it what is copied: the heading it stands under, its title and language', () => {
  const copied = (about: { title?: string; about?: string }) =>
    /Copy<span class="visually-hidden">(.*?)<\/span>/.exec(
      codeFigure({ language: 'json', code: '{}', ...about }),
    )?.[1];
  expect(copied({ title: 'The "reply"', about: 'Fees' })).toBe(' Fees, The &quot;reply&quot;, JSON');
  expect(copied({ about: 'Fees' })).toBe(' Fees, JSON');
  expect(copied({})).toBe(' JSON');
});

test('does without a title', () => {
  expect(codeFigure({ language: 'json', code: '{}' })).toContain(
    '<figcaption><span><span>JSON</span></span>',
  );
});
