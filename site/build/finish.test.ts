import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allTestWords, testEmailWords, testReplyWords } from '@tred/contract/test-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpack } from '../src/apps/search/index-file.ts';
import { finishSite } from './finish.ts';

const origin = 'https://tred.example';
const page = (address: string, head: string, main: string) =>
  `<html><head><title>At ${address} | Tred</title><link rel="canonical" href="${origin}${address}"/>${head}</head>` +
  `<body><main>${main}</main><script type="module" src="/_astro/shell.1.js"></script></body></html>`;

const files: Record<string, string> = {
  'contact/index.html': page('/contact', '', '<h1>Hello</h1><form action="/api/forms/contact"></form>'),
  'gallery/index.html': page('/gallery', '', '<h1>Parts</h1>'),
  '_astro/shell.1.js': 'run()',
  '_manifest.json': JSON.stringify({
    organisation: { name: 'Tred', email: 'a@b.example' },
    emails: testEmailWords,
    replyWords: testReplyWords,
    forms: allTestWords,
    events: {},
    requests: [],
    retentionMonths: { forms: 24, jobApplications: 12 },
    retentionDays: { spam: 30, unconfirmedSubscription: 30, mailCopies: 30 },
    replies: [],
  }),
};
for (let at = 1; at <= 20; at += 1)
  files[`blog/${at}/index.html`] = page(`/blog/${at}`, '', `<h1>Article</h1><p>Kabulomi${at}`);

let dist: string;
const read = (file: string) => readFile(join(dist, file), 'utf8');
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tred-finish-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  await finishSite({ dist, origin, compressed: true }, { redirects: { '/old': '/contact' } });
});
afterAll(() => rm(dist, { recursive: true }));

describe('a finished site', () => {
  it('has every page with its forms and its policy in the manifest, in order', async () => {
    const { pages, headers } = JSON.parse(await read('_manifest.json'));
    expect(pages).toHaveLength(22);
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

it('says which page could not be finished', async () => {
  await writeFile(join(dist, 'contact/index.html'), '<script type="module" src="/_astro/gone.js"></script>');
  await expect(finishSite({ dist, origin, compressed: false }, { redirects: {} })).rejects.toThrow(
    'contact/index.html',
  );
});
