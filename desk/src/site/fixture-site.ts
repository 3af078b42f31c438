// A small built site in a temporary folder, for tests.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MANIFEST_FILE, MANIFEST_VERSION, type SiteManifest } from '@tred/contract/manifest';
import { allTestWords, testEmailWords, testReplyWords } from '@tred/contract/test-words';

const folders =
  'events/place features/requests newsletter/confirm newsletter/unsubscribe old reference thank-you';
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
  coming: [],
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

/** A page with two forms, as the site builds them: one in an island, one in the footer. */
const contactPage = `<!doctype html><html lang="en-UG"><head><title>Contact | Tred</title>
<style>[data-field]{display:grid}</style><script>document.documentElement.dataset.a="<&>"</script></head><body><main>
<astro-island uid="1" client="visible"><form action="/api/forms/contact" method="post" id="contact-form">
<div data-field><label for="contact-firstName">First name</label><input id="contact-firstName" name="firstName" type="text" required></div>
<div data-field><label for="contact-email">Email</label><p id="contact-email-hint">Hint</p><input id="contact-email" name="email" type="email" aria-describedby="contact-email-hint"></div>
<select id="contact-subject" name="subject"><option value="" selected>Select a subject</option><option value="demo">Demo</option></select>
<fieldset data-field><legend>Size</legend><input id="contact-size" type="radio" name="size" value="a"><input id="contact-size-1" type="radio" name="size" value="b"></fieldset>
<div data-field><label for="contact-message">Message</label><textarea id="contact-message" name="message" rows="5"></textarea></div>
<div data-field><label><input id="contact-privacy" type="checkbox" name="privacy"><span>I agree</span></label></div>
<button>Send</button></form><!--astro:end--></astro-island></main>
<footer><form action="/api/forms/newsletter" method="post"><input type="hidden" name="source" value="footer"><input id="footer-email" name="email" type="email"></form></footer></body></html>`;

const lookupPage = `<!doctype html><html lang="en-UG"><head><title>Your reference | Tred</title></head><body><main>
<p data-when="received" hidden>Received.</p><p data-when="being-worked-on" hidden>Being worked on.</p>
<p data-when="answered" hidden>Answered.</p><p data-when="unknown" hidden>Nothing under this pair.</p>
<p data-when="unavailable" hidden>Not now.</p><p data-when="too-many" hidden>Too many.</p>
<form method="post" action="/reference">
<div data-field><label for="reference-reference">Reference</label><input id="reference-reference" name="reference"></div>
<div data-field><label for="reference-sender">Email or phone</label><input id="reference-sender" name="sender"></div>
<button>Look it up</button></form></main></body></html>`;

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
  'mark.svg': '<svg/>',
  'docs/emis.md': '# EMIS – the LIN\n',
  'docs/openapi.yaml': 'openapi: 3.1.0\n',
  'contact/index.html': contactPage,
  'thank-you/index.html':
    '<h1>Thank you</h1><p data-when="contact" hidden>Message sent</p><p data-when="reference" hidden>Your reference is <b data-fill="reference"></b></p><p data-when="confirm-by-email" hidden>Open the email</p>',
  'reference/index.html': lookupPage,
  'events/place/index.html': '<p data-when="done" hidden>Confirmed</p>',
  'newsletter/confirm/index.html':
    '<form data-when="ask" hidden method="post" action="/newsletter/confirm"><input type="hidden" name="token"><button>Yes</button></form><p data-when="done" hidden>Confirmed</p><p data-when="unknown" hidden>Unknown</p>',
  'newsletter/unsubscribe/index.html':
    '<form data-when="ask" hidden method="post" action="/newsletter/unsubscribe"><input type="hidden" name="token"></form><p data-when="done" hidden>Forgotten</p>',
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
