import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema } from '@tred/contract/manifest';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureContent as content } from '../../server/src/site/fixture-site.ts';
import { testFolder } from '../../server/src/test-folder.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { actionsIn } from './finish-page.ts';
import { formsAt, type Hosting, headerRules, writeManifest } from './manifest.ts';

describe('writeManifest', () => {
  const pages = [
    {
      address: '/contact',
      file: 'contact/index.html',
      forms: ['contact' as const],
      policy: "default-src 'none'",
    },
    { address: '/', file: 'index.html', forms: [], policy: "default-src 'none'" },
  ];
  let dist: string;
  beforeEach(() => {
    dist = testFolder();
  });
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const write = async (hosting: Hosting, from: object = content) => {
    await writeFile(join(dist, '_manifest.json'), JSON.stringify(from));
    return writeManifest(dist, hosting, pages);
  };

  it('tells what the desk can read', async () => {
    await write({ redirects: { '/old': '/contact' } });
    const manifest = manifestSchema.parse(JSON.parse(await read('_manifest.json')));
    expect(manifest).toMatchObject({
      ...content,
      redirects: { '/old': '/contact' },
      pages: [
        { address: '/contact', file: 'contact/index.html', forms: ['contact'] },
        { address: '/', file: 'index.html', forms: [] },
      ],
    });
    expect(manifest.headers.map(({ path }) => path)).toEqual(['/*', '/_astro/*', '/sw.js', '/contact', '/']);
  });

  it('writes the same rules for other hosts, and keeps the manifest from their visitors', async () => {
    const { headers } = await write({ redirects: { '/old': '/contact' } });
    expect(await read('_redirects')).toContain('/_manifest.json /404.html 404!');
    expect(await read('_redirects')).toContain('/old /contact 301\n');
    for (const { path } of headers) expect(await read('_headers')).toContain(`\n${path}\n`);
    expect(await read('_redirects')).not.toContain('/admin');
    const deskOrigin = 'https://desk.tred.example';
    await write({ redirects: {}, deskOrigin });
    expect(await read('_redirects')).toContain(`/admin ${deskOrigin}/admin 302\n`);
  });

  it('binds subdomains to TLS only on request', async () => {
    await write({ redirects: {} });
    expect(await read('_headers')).not.toContain('includeSubDomains');
    await write({ redirects: {}, subdomains: true });
    expect(await read('_headers')).toContain('includeSubDomains');
  });

  it('keeps every file from search engines until launch', async () => {
    const { headers } = await write({ redirects: {}, hidden: true });
    expect(headers.find(({ path }) => path === '/*')?.headers['x-robots-tag']).toBe('noindex');
    await write({ redirects: {} });
    expect(await read('_headers')).not.toContain('x-robots-tag');
  });

  it('fails the build when the content lacks what the desk needs', async () => {
    await expect(write({ redirects: {} }, { ...content, events: undefined })).rejects.toThrow('events');
  });
});

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

describe('contentSecurityPolicy', () => {
  const html = `<!doctype html><html><head>
<style>a{color:red}</style><style>a{color:red}</style>
<script>one('<style>no</style>')</script></head><body><noscript><style>b{}</style></noscript></body></html>`;
  const scripts = ["one('<style>no</style>')", '{"prefetch":[]}'];
  const policy = contentSecurityPolicy(html, { scripts: [...scripts, ...scripts] });

  it('allows the given scripts and the styles of the page, byte for byte and once', () => {
    expect(policy).toContain(`script-src 'self' ${scripts.map(sha).join(' ')};`);
    expect(contentSecurityPolicy(html)).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' ${sha('a{color:red}')} ${sha('b{}')};`);
  });

  it('is strict about everything else', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types offline");
    expect(policy).not.toContain('unsafe');
  });

  it('lets a page that starts a worker vouch for its address, and no other page', () => {
    const page = html.replace('<html>', '<html data-allows="worker">');
    expect(contentSecurityPolicy(page)).toMatch(
      /require-trusted-types-for 'script'; trusted-types offline worker$/,
    );
  });

  it('lets the scripts of a page that says so connect to nothing, not even to a desk elsewhere', () => {
    const quiet = html.replace('<html>', '<html lang="en" data-connects="nowhere">');
    const refused = contentSecurityPolicy(quiet, { deskOrigin: 'https://desk.tred.example' });
    expect(refused).toContain("connect-src 'none';");
    expect(policy).toContain("connect-src 'self';");
  });

  it('lets forms reach a desk on another origin, when there is one', () => {
    const elsewhere = contentSecurityPolicy(html, { deskOrigin: 'https://desk.tred.example' });
    expect(elsewhere).toContain("connect-src 'self' https://desk.tred.example;");
    expect(elsewhere).toContain("form-action 'self' https://desk.tred.example;");
  });
});

describe('headerRules', () => {
  const policy = "default-src 'none'";
  const rules = headerRules(['/404', '/about', '/'].map((address) => ({ address, policy })));

  it('blocks all connections of a worker by the policy of its own file', () => {
    const files = rules.find(({ path }) => path === '/_astro/*');
    expect(files?.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('sets no header twice for one address, because hosts would join the values', () => {
    for (const address of ['/', '/about', '/_astro/a.js']) {
      const names = rules
        .filter(({ path }) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

const formsIn = (html: string) => formsAt(actionsIn(html));

describe('formsIn', () => {
  it('finds a form by where it is posted to, also at another origin', () => {
    expect(formsIn('<form action="/api/forms/contact"></form><form action="/search"></form>')).toEqual([
      'contact',
    ]);
    expect(formsIn('<form action="https://desk.example/api/forms/vote#top"></form>')).toEqual(['vote']);
  });

  it('ignores an address in text', () => {
    expect(
      formsIn('<p>/api/forms/contact</p><astro-island props="/api/forms/order"></astro-island>'),
    ).toEqual([]);
  });
});
