// Makes one page's content security policy from its HTML: nothing runs but our files and these very inline blocks.
import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a desk that is not the site's own, when forms are sent to one. */
  deskOrigin?: string | undefined;
}

// A data block (JSON-LD) is never executed, so the policy does not apply to it and needs no hash.
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** A block as browsers read it: it ends at the first end tag of its kind, whatever stands between. Comments are skipped. */
const BLOCKS = /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>/gi;

/** Hashes of the inline blocks of a page, in order, each once; whether its scripts may ask a server for anything, and
 * whether one of them starts a worker. Not parsed: that takes ten times as long, page by page. */
function readPage(html: string): {
  scripts: string[];
  styles: string[];
  connects: boolean;
  startsWorker: boolean;
} {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(BLOCKS)) {
    if (name?.toLowerCase() === 'style') styles.add(hash(text));
    else if (name && runs(attributes)) scripts.add(hash(text));
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
    // No text becomes markup or script in a visitor's browser, by whatever mistake: nothing here needs it, and no
    // exception can be made by a script (docs/decisions/08-manifest-and-security.md). A worker's address counts as a script: the policy names who may
    // vouch for one, and each of them does so for one file (subjects/offline, subjects/moving).
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'offline', ...(startsWorker ? ['worker'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
