import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema } from '@tred/contract/manifest';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureContent as content } from '../../server/src/site/fixture-site.ts';
import { testFolder } from '../../server/src/test-folder.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
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
  const write = (hosting: Hosting, from: object = content) => writeManifest(dist, from, hosting, pages);

  it('tells what the server can read', async () => {
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
    const serverOrigin = 'https://desk.tred.example';
    await write({ redirects: {}, serverOrigin });
    expect(await read('_redirects')).toContain(`/admin ${serverOrigin}/admin 302\n`);
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

  it('fails the build when the content lacks what the server needs', async () => {
    await expect(write({ redirects: {} }, { ...content, events: undefined })).rejects.toThrow('events');
  });
});

const sha = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

describe('contentSecurityPolicy', () => {
  const page = { scripts: ['one()', '{"prefetch":[]}'], styles: ['a{color:red}', 'b{}'] };
  const policy = contentSecurityPolicy(page);

  it('allows the scripts and the styles of the page, byte for byte and once', () => {
    expect(policy).toContain(`script-src 'self' ${page.scripts.map(sha).join(' ')};`);
    expect(policy).toContain(`style-src 'self' ${page.styles.map(sha).join(' ')};`);
    const twice = { scripts: [...page.scripts, ...page.scripts], styles: [...page.styles, ...page.styles] };
    expect(contentSecurityPolicy(twice)).toBe(policy);
  });

  it('is strict about everything else', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types offline");
    expect(policy).not.toContain('unsafe');
  });

  it('lets a page that starts a worker vouch for its address, and no other page', () => {
    expect(contentSecurityPolicy({ ...page, allows: 'worker' })).toMatch(
      /require-trusted-types-for 'script'; trusted-types offline worker$/,
    );
  });

  it('lets the scripts of a page that says so connect to nothing, not even to a server elsewhere', () => {
    const refused = contentSecurityPolicy(
      { ...page, connects: 'nowhere' },
      { serverOrigin: 'https://desk.tred.example' },
    );
    expect(refused).toContain("connect-src 'none';");
    expect(policy).toContain("connect-src 'self';");
  });

  it('lets forms reach a server on another origin, when there is one', () => {
    const elsewhere = contentSecurityPolicy(page, { serverOrigin: 'https://desk.tred.example' });
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

it('finds a form by where it is posted to, also at another origin', () => {
  expect(formsAt(['/api/forms/contact', '/search'])).toEqual(['contact']);
  expect(formsAt(['https://desk.example/api/forms/vote#top'])).toEqual(['vote']);
});
