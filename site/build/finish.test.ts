import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureContent } from '../../server/src/site/fixture-site.ts';
import { testFolder } from '../../server/src/test-folder.ts';
import { unpack } from '../src/features/search/index-file.ts';
import { finishSite } from './finish.ts';
import { finishFile } from './finish-page.ts';

const origin = 'https://tred.example';
const page = (address: string, head: string, main: string) =>
  `<html><head><title>At ${address} | Tred</title><link rel="canonical" href="${origin}${address}"/>${head}</head>` +
  `<body><main>${main}</main><script type="module" src="/_astro/shell.1.js"></script></body></html>`;

const files: Record<string, string> = {
  'contact/index.html': page('/contact', '', '<h1>Hello</h1><form action="/api/forms/contact"></form>'),
  'gallery/index.html': page('/gallery', '', '<h1>Parts</h1><a href="/nowhere">A link</a>'),
  '_astro/shell.1.js': 'run()',
  '_manifest.json': JSON.stringify(fixtureContent),
  '_inline-scripts/index.html': '<script>theme()</script><script type="module" src="/a.js"></script>',
};
for (let at = 1; at <= 20; at += 1)
  files[`blog/${at}/index.html`] = page(`/blog/${at}`, '', `<h1>Article</h1><p>Kabulomi${at}`);

const dist = testFolder(files);
const read = (file: string) => readFile(join(dist, file), 'utf8');
await finishSite({ dist, origin, compression: 'strong' }, { redirects: { '/old': '/contact' } });

describe('a finished site', () => {
  it('has every page with its forms and its policy in the manifest, in order', async () => {
    const { pages, headers } = JSON.parse(await read('_manifest.json'));
    expect(pages).toHaveLength(22);
    expect(JSON.stringify(pages)).not.toContain('_inline-scripts');
    expect(pages.at(-2)).toEqual({ address: '/contact', file: 'contact/index.html', forms: ['contact'] });
    expect(headers.at(-2).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('finds pages by their words, and nothing of the gallery', async () => {
    const { entries } = unpack(JSON.parse(await read('search-index.json')));
    expect(entries).toHaveLength(21);
    expect(entries.map(({ href }) => href)).not.toContain('/gallery');
    expect(entries.find(({ href }) => href === '/blog/19')?.words).toContain('kabulomi19');
  });

  it('serves pinned pages, compressed like the index', async () => {
    expect(await read('blog/3/index.html')).toContain('integrity="sha256-');
    for (const file of ['blog/3/index.html.br', 'search-index.json.gz'])
      expect(await read(file)).not.toBe('');
  });
});

it('stops at a page that is too heavy for a slow network, and names it', async () => {
  const heavy = Array.from({ length: 1_000 }, (_, at) => hash('sha256', `${at}`, 'hex')).join(' ');
  const site = testFolder({ ...files, 'help/index.html': page('/help', '', `<p>${heavy}</p>`) });
  const finishing = finishSite({ dist: site, origin, compression: 'strong' }, { redirects: {} });
  await expect(finishing).rejects.toThrow('the page /help');
});

it('says which page could not be finished', async () => {
  await writeFile(join(dist, 'contact/index.html'), '<script type="module" src="/_astro/gone.js"></script>');
  const finishing = { dist, origin, compression: 'off', ownScripts: [] } as const;
  await expect(finishFile({ ...finishing, file: 'contact/index.html' })).rejects.toThrow(
    'contact/index.html',
  );
});
