// A small built site in a temporary folder, for tests.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MANIFEST_FILE, MANIFEST_VERSION, type SiteManifest } from '@tred/contract/manifest';
import { allTestWords, testEmailWords, testReplyWords } from '@tred/contract/test-words';

const folders =
  'events/place features/requests newsletter/confirm newsletter/unsubscribe old reference thank-you unavailable';
const pages: SiteManifest['pages'] = [
  { address: '/', file: 'index.html', forms: [] },
  { address: '/404', file: '404.html', forms: [] },
  { address: '/contact', file: 'contact/index.html', forms: ['contact', 'newsletter'] },
  ...folders.split(' ').map((path) => ({ address: `/${path}`, file: `${path}/index.html`, forms: [] })),
];

/** The part of a manifest that comes from the content. */
export const fixtureContent: Omit<SiteManifest, 'version' | 'pages' | 'redirects' | 'headers'> = {
  day: '2026-11-15',
  organisation: { name: 'Tred', email: 'hello@tred.example' },
  emails: testEmailWords,
  replyWords: testReplyWords,
  forms: allTestWords,
  events: { workshop: { title: 'the workshop', capacity: 2, last: '2099-12-31' } },
  requests: ['offline-marks'],
  retentionMonths: { forms: 24, jobApplications: 12 },
  retentionDays: { spam: 30, unconfirmedSubscription: 30, mailCopies: 30 },
  replies: [
    {
      id: 'seen',
      name: 'We have it',
      forms: [],
      subject: '{{reference}}: {{form}}',
      body: 'Dear {{sender}},',
    },
    {
      id: 'demo',
      name: 'A demo',
      forms: ['contact'],
      subject: '{{reference}}',
      body: '{{received}}, {{staff}}',
    },
    { id: 'parcel', name: 'Your parcel', forms: ['order'], subject: '{{reference}}', body: 'Sent.' },
  ],
};

export const fixtureManifest: SiteManifest = {
  version: MANIFEST_VERSION,
  ...fixtureContent,
  pages,
  redirects: { '/old': '/features/requests' },
  headers: [
    {
      path: '/*',
      headers: { 'x-content-type-options': 'nosniff', 'strict-transport-security': 'max-age=31536000' },
    },
    { path: '/_astro/*', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    ...pages.map(({ address: path }) => ({
      path,
      headers: { 'content-security-policy': "default-src 'none'" },
    })),
    { path: '/', headers: { 'content-security-policy': "default-src 'none'; script-src 'sha256-home'" } },
    { path: '/404', headers: { 'content-security-policy': "default-src 'none'; script-src 'sha256-lost'" } },
  ],
};

/** Beside the pages of the folder `fixture`, of which the contact page has two forms: one in an island, one in the footer. */
const files: Record<string, string | Buffer> = {
  _headers: 'for other hosts',
  _redirects: 'for other hosts',
  [MANIFEST_FILE]: JSON.stringify(fixtureManifest),
  'index.html': '<h1>Home</h1>',
  'index.html.br': brotliCompressSync('<h1>Home</h1>'),
  'index.html.gz': gzipSync('<h1>Home</h1>'),
  'features/requests/index.html': '<h1>Requests</h1>',
  'old/index.html': '<meta http-equiv="refresh" content="0;url=/features/requests">',
  '404.html': '<h1>Oops!</h1>',
  '_astro/App.B1x.js': 'run()',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'unavailable/index.html':
    '<title>Trouble</title><main><h1>Trouble</h1><p>We have trouble.</p><p>Call us.</p></main>',
  'mark.svg': '<svg/>',
  'docs/emis.md': '# EMIS – the LIN\n',
  'docs/openapi.yaml': 'openapi: 3.1.0\n',
  'events/place/index.html': '<p data-when="done" hidden>Confirmed</p>',
  'downloads/large.zip': Buffer.alloc(600 * 1024, 7),
};

export async function makeFixtureSite(extra: Record<string, string> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'server-site-'));
  await cp(new URL('fixture', import.meta.url), dir, { recursive: true });
  for (const [name, body] of Object.entries({ ...files, ...extra })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), body);
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
