// Which response headers each address gets: the desk reads the rules in the manifest, other hosts in dist/_headers.
import type { HeaderRule } from '@tred/contract/manifest';

// No name here stands in another rule too: hosts join the values of a header that two rules set.
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Not no-referrer: it makes browsers send "Origin: null" with form posts, and the desk refuses those.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The desk sends this one only when the visitor came by TLS.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** The clean address of a built page: `about/index.html` is `/about`. */
export function addressOf(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  return path;
}

export function headerRules(pages: readonly { address: string; policy: string }[]): HeaderRule[] {
  const pageRules = pages.map(({ address, policy }) => ({
    path: address,
    headers: { 'cache-control': 'no-cache', 'content-security-policy': policy },
  }));
  return [
    { path: '/*', headers: everywhere },
    {
      path: '/_astro/*',
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        // A worker goes by the policy of its own file: none of ours may load or send anything.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    },
    {
      path: '/sw.js',
      headers: {
        'cache-control': 'no-cache',
        // It fetches this site's pages, and nothing else.
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      },
    },
    ...pageRules,
  ];
}

/** As Netlify and its kind read them. */
export function formatRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made by the build; see docs/running.md.\n${blocks.join('\n\n')}\n`;
}
