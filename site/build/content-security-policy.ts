// Makes one page's content security policy from its HTML: nothing runs but our files and these very inline blocks.
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

export interface PolicyOptions {
  /** Origin of a desk that is not the site's own, when forms are sent to one. */
  deskOrigin?: string | undefined;
}

// A data block (JSON-LD) is never executed, so the policy does not apply to it and needs no hash.
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Hashes of the inline blocks of a page, in order, each once; and whether its scripts may ask a server for anything. */
function readPage(html: string): { scripts: string[]; styles: string[]; connects: boolean } {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true },
  });
  const scripts = page
    .querySelectorAll('script')
    .filter((tag) => !tag.hasAttribute('src') && executable.test(tag.getAttribute('type')?.trim() ?? ''));
  const styles = page.querySelectorAll('style');
  const hashes = (tags: typeof styles) => [...new Set(tags.map((tag) => hash(tag.rawText)))];
  return {
    scripts: hashes(scripts),
    styles: hashes(styles),
    connects: page.querySelector('html[data-connects=nowhere]') === null,
  };
}

export function contentSecurityPolicy(html: string, { deskOrigin }: PolicyOptions = {}): string {
  const { scripts, styles, connects } = readPage(html);
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
    // exception can be made by a script (docs/decisions/0015).
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
