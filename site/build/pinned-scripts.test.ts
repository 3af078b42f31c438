// A page's script is named by the file that has the code, and by the hash of it.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pinScripts } from './pinned-scripts.ts';

const files: Record<string, string> = {
  '/_astro/page.1.js': 'import"./shell.2.js";\n',
  '/_astro/shell.2.js': 'run()',
  '/_astro/both.3.js': 'import"./shell.2.js";more()',
};
const read = async (address: string) => Buffer.from(files[address] ?? '');
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const tag = (address: string) => `<script type="module" src="${address}"></script>`;

it('carries the hash of what the browser will load', async () => {
  expect(await pinScripts(`<p>${tag('/_astro/shell.2.js')}`, read)).toBe(
    `<p><script type="module" src="/_astro/shell.2.js" integrity="${sha('run()')}"></script>`,
  );
});

it('goes straight to a script that another one only imports', async () => {
  const direct = await pinScripts(tag('/_astro/page.1.js'), read);
  expect(direct).toBe(await pinScripts(tag('/_astro/shell.2.js'), read));
  expect(await pinScripts(tag('/_astro/both.3.js'), read)).toContain('src="/_astro/both.3.js"');
});

it('leaves inline blocks and other hosts alone', async () => {
  for (const html of [
    '<script>one()</script>',
    '<script type="module" src="https://a.example/x.js"></script>',
  ])
    expect(await pinScripts(html, read)).toBe(html);
});
