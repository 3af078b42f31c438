// The links of a text as it is written, with their lines.
import { expect, it } from 'vitest';
import { linksIn } from './content-links.ts';

it('finds them in Markdown, but not in code', () => {
  const text =
    '---\ntitle: x\nhref: /a\n---\nSee [b](/b#c) and ![d](/d.png).\n\n`[e](/e)`\n\n[f]: /f\n\n![g](g.png)\n';
  expect(linksIn(text, 'x.md')).toEqual([
    { link: '/a', line: 3 },
    { link: '/b#c', line: 5 },
    { link: '/d.png', line: 5 },
    { link: '/f', line: 9 },
  ]);
});

it('finds them in YAML and in the words of a page', () => {
  expect(linksIn('text: "See [a](/a)."\nmore: { href: /b }\n', 'x.yaml')).toEqual([
    { link: '/a', line: 1 },
    { link: '/b', line: 2 },
  ]);
  expect(
    linksIn("const x = {\n  href: '/c#d', path: '/not/a/link' };\nhref: `/e/\u0024{x}`", 'x.ts'),
  ).toEqual([{ link: '/c#d', line: 2 }]);
});

it('leaves places to be filled alone', () => {
  expect(linksIn('---\na: b\n---\n[mail](mailto:{{email.privacy}})\n', 'x.md')).toEqual([]);
});
