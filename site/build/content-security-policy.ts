// Makes a page's content security policy from its HTML: only our files and these inline blocks may run.
import { hash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a separate desk. */
  deskOrigin?: string | undefined;
}

// Data blocks (JSON-LD) never run, so they need no hash.
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** An inline block up to its first end tag; skips comments. */
const BLOCKS = /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>/gi;

/** Hashes of a page's inline blocks, and whether it needs fetch or a worker. A regular expression: parsing is ten times slower. */
function readPage(html: string): {
  scripts: string[];
  styles: string[];
  connects: boolean;
  startsWorker: boolean;
} {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(BLOCKS)) {
    if (name?.toLowerCase() === 'style') styles.add(sourceOf(text));
    else if (name && runs(attributes)) scripts.add(sourceOf(text));
  }
  const [opening = ''] = html.match(/<html\b[^>]*>/i) ?? [];
  const connects = !/\bdata-connects=["']?nowhere\b/.test(opening);
  const startsWorker = /\bdata-starts=["']?worker\b/.test(opening);
  return { scripts: [...scripts], styles: [...styles], connects, startsWorker };
}

function runs(attributes: string): boolean {
  const [, type = ''] = attributes.match(/\btype\s*=\s*["']?([^"'\s>]*)/i) ?? [];
  return !/\bsrc\s*=/i.test(attributes) && executable.test(type);
}

export function contentSecurityPolicy(html: string, { deskOrigin }: PolicyOptions = {}): string {
  const { scripts, styles, connects, startsWorker } = readPage(html);
  const desk = deskOrigin ? [deskOrigin] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', ...(connects ? ["'self'", ...desk] : ["'none'"])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...desk],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // Trusted Types: no text becomes markup or script (docs/decisions/08-manifest-and-security.md). A worker's address
    // counts as a script; each named policy creates one (subjects/offline, apps/moving).
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'offline', ...(startsWorker ? ['worker'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
