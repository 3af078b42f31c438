import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const read = (html: string) => readHtml(html, 'https://tred.example');

test('words keep their weight, their links and their breaks', () => {
  expect(read('<p>See <a href="/x"><strong>the</strong> rules</a>,<br>\n<code>all</code>.</p>')).toEqual([
    {
      kind: 'paragraph',
      words: [
        'See ',
        {
          kind: 'link',
          href: 'https://tred.example/x',
          words: [{ kind: 'strong', words: ['the'] }, ' rules'],
        },
        ',',
        { kind: 'break' },
        ' ',
        { kind: 'code', text: 'all' },
        '.',
      ],
    },
  ]);
});

test('a drawing has the colours of the tokens and the words of its label', () => {
  const svg =
    '<svg viewBox="0 0 10 5" aria-label="One bar"><rect class="brand"/><path stroke="var(--warm)"/></svg>';
  expect(read(`<figure><figcaption>A bar</figcaption>${svg}</figure>`)).toMatchObject([
    { kind: 'figure', caption: ['A bar'], blocks: [{ kind: 'picture', alt: 'One bar' }] },
  ]);
  const [figure] = read(`<figure><figcaption>A bar</figcaption>${svg}</figure>`);
  expect(JSON.stringify(figure)).toMatch(/fill=\\"#0b5d4e\\".*stroke=\\"#a63f24\\"/);
});

test.each([
  ['<h2>A</h2><h4>B</h4>', '“B” is a heading of level 4 under one of level 2'],
  ['<p><img src="/a.png" alt="A"></p>', 'draw it as an SVG'],
  ['<p><a href="#nowhere">there</a></p>', 'no heading of this text has that address'],
  ['<svg viewBox="0 0 1 1"></svg>', 'give its <svg> an aria-label'],
  ['<svg viewBox="0 0 1 1" aria-label="A"><rect class="blue"/></svg>', 'class "blue"'],
  ['<figure><svg viewBox="0 0 1 1" aria-label="A"></svg></figure>', 'no caption'],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', 'neither a row of headings nor names'],
  ['<table><tbody><tr><th>A</th><td>1</td></tr><tr><td>B</td><td>2</td></tr></tbody></table>', 'first cell'],
  ['stray', '“stray” stand in no paragraph'],
])('%s is refused', (html, reason) => {
  expect(() => read(html)).toThrow(reason);
});
