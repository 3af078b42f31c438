// A small built site in a temporary folder, for tests.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const headers = `/*
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/
  Content-Security-Policy: default-src 'none'; script-src 'sha256-home'

/404
  Content-Security-Policy: default-src 'none'; script-src 'sha256-lost'
`;

const files: Record<string, string | Buffer> = {
  _headers: headers,
  _redirects: '/old /features/requests 301\n',
  'index.html': '<h1>Home</h1>',
  'index.html.br': brotliCompressSync('<h1>Home</h1>'),
  'index.html.gz': gzipSync('<h1>Home</h1>'),
  'features/requests/index.html': '<h1>Requests</h1>',
  'old/index.html': 'a redirect page for hosts without rules',
  '404.html': '<h1>Oops!</h1>',
  '_astro/App.B1x.js': 'run()',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'mark.svg': '<svg/>',
  'downloads/large.zip': Buffer.alloc(600 * 1024, 7),
};

export async function makeFixtureSite(extra: Record<string, string> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'desk-site-'));
  for (const [name, body] of Object.entries({ ...files, ...extra })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), body);
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
