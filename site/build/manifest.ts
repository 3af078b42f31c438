// Writes the server's manifest, and _headers and _redirects for other hosts, from the same data.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formPath, postsTo } from '@tred/contract/limits';
import {
  type HeaderRule,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  manifestSchema,
  type SiteManifest,
  type SitePage,
  siteContentSchema,
} from '@tred/contract/manifest';
import { type FormId, formIds } from '@tred/contract/registry';

export interface Hosting {
  redirects: Readonly<Record<string, string>>;
  /** Where the server is, if the pages are on another host. */
  serverOrigin?: string | undefined;
  /** Whether all subdomains have TLS. */
  subdomains?: boolean;
  /** Before launch no file may be listed by search engines. */
  hidden?: boolean;
}

/** `content` is what the route `_manifest.json.ts` says; the rest is added here. */
export async function writeManifest(
  dist: string,
  content: unknown,
  { redirects, serverOrigin, subdomains = false, hidden = false }: Hosting,
  found: readonly (SitePage & { policy: string })[],
): Promise<SiteManifest> {
  const file = join(dist, MANIFEST_FILE);
  const manifest = manifestSchema.parse({
    version: MANIFEST_VERSION,
    ...siteContentSchema.parse(content),
    pages: found.map(({ address, file, forms }) => ({ address, file, forms })),
    redirects,
    headers: headerRules(found, { subdomains, hidden }),
  } satisfies SiteManifest);
  await writeFile(file, JSON.stringify(manifest));
  await writeFile(join(dist, '_headers'), formatRules(manifest.headers));
  await writeFile(join(dist, '_redirects'), formatRedirects(manifest.redirects, serverOrigin));
  return manifest;
}

/** The format of several static hosts, for those without a server. The manifest is for the server only. */
function formatRedirects(list: Readonly<Record<string, string>>, serverOrigin: string | undefined): string {
  const moved = Object.entries(list).map(([from, to]) => `${from} ${to} 301\n`);
  const atTheServer = serverOrigin
    ? [
        `/admin ${serverOrigin}/admin 302\n`,
        // The documentation gives the site's own address for the sandbox.
        `/sandbox/* ${serverOrigin}/sandbox/:splat 200\n`,
      ]
    : [];
  return [`/${MANIFEST_FILE} /404.html 404!\n/_pages.json /404.html 404!\n`, ...atTheServer, ...moved].join(
    '',
  );
}

// No header occurs in two rules: hosts would join the values.
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not no-referrer: browsers would send "Origin: null" with forms, and the server refuses that.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The server sends it with TLS only. Subdomains only if all of them have TLS, so only on request. */
const transportSecurity = (subdomains: boolean) =>
  `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;

export function headerRules(
  pages: readonly { address: string; policy: string }[],
  { subdomains = false, hidden = false }: Pick<Hosting, 'subdomains' | 'hidden'> = {},
): HeaderRule[] {
  const pageRules = pages.map(({ address, policy }) => ({
    path: address,
    headers: { 'cache-control': 'no-cache', 'content-security-policy': policy },
  }));
  return [
    {
      path: '/*',
      headers: {
        ...everywhere,
        'strict-transport-security': transportSecurity(subdomains),
        ...(hidden && { 'x-robots-tag': 'noindex' }),
      },
    },
    {
      path: '/_astro/*',
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        // A worker has the policy of its own file: it may load and send nothing.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    },
    {
      path: '/sw.js',
      headers: {
        'cache-control': 'no-cache',
        // It fetches pages of this site only.
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      },
    },
    ...pageRules,
  ];
}

function formatRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made by the build; see docs/running.md.\n${blocks.join('\n\n')}\n`;
}

export const formsAt = (actions: readonly string[]): FormId[] =>
  formIds.filter((id) => actions.some((action) => postsTo(action, formPath(id))));
