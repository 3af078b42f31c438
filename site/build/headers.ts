// Writes dist/_headers, the one file of response headers that the desk and the host examples in deploy/ read.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { listFiles } from './dist-files.ts';

type Rule = [path: string, headers: Record<string, string>];

// No name here stands in another rule too: hosts join the values of a header that two rules set.
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not no-referrer: it makes browsers send "Origin: null" with form posts, and the desk refuses those.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The desk sends this one only when the visitor came by TLS.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** The clean address of a built page: `about/index.html` is `/about`. */
export function addressOf(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  return path;
}

export async function headerRules(dist: string, options: PolicyOptions = {}): Promise<Rule[]> {
  const pages = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  const pageRules = await Promise.all(
    pages.map(async (file): Promise<Rule> => {
      const html = await readFile(join(dist, file), 'utf8');
      return [
        addressOf(file),
        { 'Cache-Control': 'no-cache', 'Content-Security-Policy': contentSecurityPolicy(html, options) },
      ];
    }),
  );
  return [
    ['/*', everywhere],
    ['/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ...pageRules,
  ];
}

export function formatRules(rules: Rule[]): string {
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made by the build; see docs/running.md.\n${blocks.join('\n\n')}\n`;
}

export function headers(): AstroIntegration {
  return {
    name: 'tred:headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const deskOrigin = process.env.PUBLIC_FORMS_ORIGIN && new URL(process.env.PUBLIC_FORMS_ORIGIN).origin;
        const rules = await headerRules(dist, { deskOrigin });
        await writeFile(join(dist, '_headers'), formatRules(rules));
        logger.info(`_headers: a policy for each of ${rules.length - 2} pages`);
      },
    },
  };
}
