// The headers file: every page has a policy with the hashes of exactly its own inline blocks.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { formatRules, headerRules } from './headers.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  const html = `<!doctype html><html><head>
<style>a{color:red}</style><style>a{color:red}</style>
<script>one('</b>' && 1 < 2)</script>
<script type="module">two()</script>
<script type="speculationrules">{"prefetch":[]}</script>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script src="/_astro/a.js"></script></head><body><noscript><style>b{}</style></noscript></body></html>`;
  const policy = contentSecurityPolicy(html);

  it('allows what the page carries, byte for byte and once', () => {
    const scripts = ["one('</b>' && 1 < 2)", 'two()', '{"prefetch":[]}'].map(sha).join(' ');
    expect(policy).toContain(`script-src 'self' ${scripts};`);
    expect(policy).toContain(`style-src 'self' ${sha('a{color:red}')} ${sha('b{}')};`);
  });

  it('is strict about everything else', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types offline");
    expect(policy).not.toContain('unsafe');
  });

  it('lets a page that starts a worker vouch for its address, and no other page', () => {
    const page = html.replace('<html>', '<html data-starts="worker">');
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

  it('has a rule for each page under its clean address', () => {
    const paths = rules.map(({ path }) => path);
    expect(paths).toEqual(['/*', '/_astro/*', '/sw.js', '/404', '/about', '/']);
  });

  it('gives a worker no way to a server: it goes by the policy of its own file', () => {
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

  it('is written one path a line, its headers indented', () => {
    expect(formatRules([{ path: '/a', headers: { one: '1', two: '2' } }])).toContain(
      '\n/a\n  one: 1\n  two: 2\n',
    );
  });
});
