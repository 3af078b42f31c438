// Makes a page's content security policy from its HTML: only our files, these scripts and its styles.
import { hash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a separate desk. */
  deskOrigin?: string | undefined;
  /** Origin of another counter of visits. */
  visitsOrigin?: string | undefined;
  /** Code of the page's inline scripts. */
  scripts?: readonly string[];
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Skips scripts. */
const STYLES = /<script\b[\s\S]*?<\/script>|<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Hashes of a page's styles, and whether it needs fetch, a worker or frames. A regular expression: parsing is ten times slower. */
function readPage(html: string): { styles: string[]; connects: boolean; allows: string } {
  const styles = new Set<string>();
  for (const [, style] of html.matchAll(STYLES)) if (style !== undefined) styles.add(sourceOf(style));
  const [opening = ''] = html.match(/<html\b[^>]*>/i) ?? [];
  const connects = !/\bdata-connects=["']?nowhere\b/.test(opening);
  const [, allows = ''] = /\bdata-allows=["']?(\w+)/.exec(opening) ?? [];
  return { styles: [...styles], connects, allows };
}

export function contentSecurityPolicy(
  html: string,
  { deskOrigin, visitsOrigin, scripts = [] }: PolicyOptions = {},
): string {
  const { styles, connects, allows } = readPage(html);
  const desk = deskOrigin ? [deskOrigin] : [];
  const visits = visitsOrigin && connects ? [visitsOrigin] : [];
  const directives: (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...visits, ...new Set(scripts.map(sourceOf))],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', ...(connects ? ["'self'", ...desk, ...visits] : ["'none'"])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...desk],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // Trusted Types: no text becomes markup or script (docs/decisions/08-manifest-and-security.md). A worker's address
    // counts as a script; each named policy creates one (subjects/offline, apps/list-checker).
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'offline', ...(allows === 'worker' ? ['worker'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
