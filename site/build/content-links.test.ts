// The links of a text as it is written, with their lines.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inWords } from '../src/readers/read-yaml.ts';
import { brokenLinksNow, linksIn } from './content-links.ts';

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

it('finds where an address that moved leads', () => {
  expect(linksIn('# /blog/9: /blog/4\n/blog/8: /blog/5\n', 'redirects.yaml')).toEqual([
    { link: '/blog/5', line: 2 },
  ]);
});

it('leaves places to be filled alone', () => {
  expect(linksIn('---\na: b\n---\n[mail](mailto:{{email.privacy}})\n', 'x.md')).toEqual([]);
});

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['dist', 'src/content']) mkdirSync(join(site, folder), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

const asksNobody = () => Promise.reject(new Error('Nobody is to be asked.'));

it('knows nothing of links before the first build', async () => {
  expect(await brokenLinksNow(site, asksNobody)).toBeUndefined();
});

/** With a server that has one page. */
async function withPage<Answer>(address: string, html: string, ask: (origin: string) => Promise<Answer>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(url === address ? 200 : 404).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await ask(`http://localhost:${port}/`);
  server.close();
  return { asked, answer };
}

it('asks only for what the last build did not have', async () => {
  writeFileSync(join(site, 'dist/_manifest.json'), '{}');
  writeFileSync(join(site, 'dist/index.html'), '<h2 id="old">Old</h2>');
  writeFileSync(join(site, 'src/content/a.yaml'), 'href: /#old\n');
  expect(await brokenLinksNow(site, asksNobody)).toEqual([]);

  writeFileSync(
    join(site, 'src/content/b.yaml'),
    'a: { href: /new#part }\nb: { href: /new#no }\nc: { href: /gone }\n',
  );
  const { asked, answer: broken } = await withPage('/new', '<h2 id="part">New</h2>', (origin) =>
    brokenLinksNow(site, async () => origin),
  );
  expect(broken?.map(inWords)).toEqual([
    'site/src/content/b.yaml, line 2: the link /new#no leads to a part that /new does not have.',
    'site/src/content/b.yaml, line 3: the link /gone leads to no page or file.',
  ]);
  expect(asked).toEqual(['/new', '/gone']);
});
