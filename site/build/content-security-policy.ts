// Makes a page's content security policy from its HTML: only our files, these scripts and its styles.
import { hash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a separate server. */
  serverOrigin?: string | undefined;
  /** Origin of another counter of visits. */
  visitsOrigin?: string | undefined;
}

/** What the page has, and what it says on its `<html>`. */
export interface PolicyPage {
  /** Code of its inline scripts, and text of its style sheets. */
  scripts: readonly string[];
  styles: readonly string[];
  /** `nowhere`: it may send no requests. */
  connects?: string | undefined;
  /** `worker` or `frames`. */
  allows?: string | undefined;
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

export function contentSecurityPolicy(
  { scripts, styles, connects: sends, allows }: PolicyPage,
  { serverOrigin, visitsOrigin }: PolicyOptions = {},
): string {
  const connects = sends !== 'nowhere';
  const server = serverOrigin ? [serverOrigin] : [];
  const visits = visitsOrigin && connects ? [visitsOrigin] : [];
  const directives: (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...visits, ...new Set(scripts.map(sourceOf))],
    ['style-src', "'self'", ...new Set(styles.map(sourceOf))],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', ...(connects ? ["'self'", ...server, ...visits] : ["'none'"])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...server],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // Trusted Types: no text becomes markup or script (docs/decisions/08-manifest-and-security.md). A worker's address
    // counts as a script; each named policy creates one (subjects/offline, apps/list-checker).
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'offline', ...(allows === 'worker' ? ['worker'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
