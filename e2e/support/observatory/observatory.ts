// Scores an answer as Mozilla's HTTP Observatory would: its published rules, applied to what a scan would have seen.
// Left out is what this site has no use for: policies in <meta>, several policies at once, 'strict-dynamic'.
import { enoughForBonus, type Finding, points, type Test } from './points.ts';

/** What a scan of one address sees. */
export interface Scan {
  /** Where it starts, without TLS, and each address it is sent on to. */
  route: readonly string[];
  /** The answer at the last of them. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Each Set-Cookie line. */
  cookies: readonly string[];
  /** The headers of the same answer to a page of another origin, and that origin. */
  toOtherOrigin: { origin: string; headers: Readonly<Record<string, string | undefined>> };
  html: string;
  /** The name is in the list that browsers are shipped with. */
  preloaded: boolean;
}

export interface Score {
  score: number;
  findings: { [Of in Test]: Finding<Of> };
}

export function scoreOf(scan: Scan): Score {
  const findings = {
    'content-security-policy': contentSecurityPolicy(scan),
    cookies: cookies(scan),
    'cross-origin-resource-sharing': sharing(scan),
    redirection: redirection(scan),
    'referrer-policy': referrerPolicy(scan),
    'strict-transport-security': transport(scan),
    'subresource-integrity': integrity(scan),
    'x-content-type-options': contentType(scan),
    'x-frame-options': frames(scan),
    'cross-origin-resource-policy': resourcePolicy(scan),
  } satisfies Score['findings'];
  const given = (Object.keys(points) as Test[]).map((test) => worth(test, findings));
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 100);
  const withoutBonus = sum(given.filter((each) => each < 0));
  return { score: Math.max(0, withoutBonus >= enoughForBonus ? sum(given) : withoutBonus), findings };
}

function worth<Of extends Test>(test: Of, findings: Score['findings']): number {
  const table: Record<string, number> = points[test];
  return table[findings[test]] ?? 0;
}

const isSecure = ({ route }: Scan) => route.at(-1)?.startsWith('https:') ?? false;

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const broadOrInline = (source: string) => broad.test(source) || /^(?:'unsafe-inline'|data:)$/.test(source);
const insecure = (source: string) => /^(?:http|ftp):/.test(source);
const hashed = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

/** Directives with their sources; undefined when it cannot be read. */
function readPolicy(policy: string): Map<string, string[]> | undefined {
  const directives = new Map<string, string[]>();
  for (const [name, ...sources] of policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/))) {
    if (!name) continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}

function contentSecurityPolicy(scan: Scan): Finding<'content-security-policy'> {
  const header = scan.headers['content-security-policy'];
  if (header === undefined) return 'csp-not-implemented';
  const policy = readPolicy(header);
  if (!policy || policy.size === 0) return 'csp-header-invalid';
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  // A browser that knows hashes ignores 'unsafe-inline' beside one.
  const inEffect = (name: string) => {
    const all = sources(name);
    return all.some(hashed) ? all.filter((source) => source !== "'unsafe-inline'") : all;
  };
  const [script, style] = [inEffect('script-src'), inEffect('style-src')];
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  if (script.some(broadOrInline) || sources('object-src').some((source) => broad.test(source)))
    return 'csp-implemented-with-unsafe-inline';
  if (isSecure(scan) && active.some(insecure)) return 'csp-implemented-with-insecure-scheme';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (isSecure(scan) && passive.flatMap(sources).some(insecure))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (style.some(broadOrInline)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return [...new Set(policy.get('default-src'))].join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** From bad to worse; the worst of all cookies is what counts. */
const badCookies = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
] as const;

function cookies(scan: Scan): Finding<'cookies'> {
  if (scan.cookies.length === 0) return 'cookies-not-found';
  const protectedBy = /^hsts-(?:preloaded|.*at-least)/.test(transport(scan));
  const all = scan.cookies.map((line) => {
    const [pair = '', ...flags] = line.split(';').map((part) => part.trim().toLowerCase());
    const sameSite = flags.find((part) => part.startsWith('samesite'));
    const isKnown = sameSite === undefined || /=(?:lax|strict|none)$/.test(sameSite);
    return { name: pair.split('=')[0] ?? '', flags, sameSite: isKnown ? sameSite : undefined, isKnown };
  });
  const hsts = protectedBy ? '-but-protected-by-hsts' : '';
  const found = all.flatMap(({ name, flags, sameSite, isKnown }) => {
    const secure = flags.includes('secure');
    const session = /login|sess/.test(name);
    const wrong: [boolean, Finding<'cookies'>][] = [
      [!isKnown || (!secure && sameSite === 'samesite=none'), 'cookies-samesite-flag-invalid'],
      [!secure, `cookies-without-secure-flag${hsts}`],
      [!secure && session, `cookies-session-without-secure-flag${hsts}`],
      [name.includes('csrf') && !sameSite, 'cookies-anticsrf-without-samesite-flag'],
      [session && !flags.includes('httponly'), 'cookies-session-without-httponly-flag'],
    ];
    return wrong.flatMap(([is, finding]) => (is ? [finding] : []));
  });
  const worst = badCookies.filter((each) => found.includes(each)).at(-1);
  if (worst) return worst;
  return all.every(({ sameSite }) => sameSite)
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
}

function sharing({ toOtherOrigin: { origin, headers } }: Scan): Finding<'cross-origin-resource-sharing'> {
  const allowed = headers['access-control-allow-origin'];
  if (!allowed) return 'cross-origin-resource-sharing-not-implemented';
  if (allowed.trim() === '*') return 'cross-origin-resource-sharing-implemented-with-public-access';
  const credentials = headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true';
  return allowed === origin && credentials
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access';
}

function redirection({ route }: Scan): Finding<'redirection'> {
  const [first, second, last] = [route[0], route[1], route.at(-1)].map((each) => new URL(each ?? 'http:x'));
  if (route.length < 2) return 'redirection-missing';
  if (last?.protocol !== 'https:') return 'redirection-not-to-https';
  if (second?.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection';
  return first?.hostname === second?.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http';
}

function referrerPolicy({ headers }: Scan): Finding<'referrer-policy'> {
  const header = headers['referrer-policy'];
  if (header === undefined) return 'referrer-policy-not-implemented';
  const good = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const bad = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/;
  const given = header.split(',').map((each) => each.trim().toLowerCase());
  const last = given.filter((each) => good.test(each) || bad.test(each)).at(-1);
  if (last === undefined) return 'referrer-policy-header-invalid';
  return good.test(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

function transport(scan: Scan): Finding<'strict-transport-security'> {
  if (!isSecure(scan)) return 'hsts-not-implemented-no-https';
  if (scan.preloaded) return 'hsts-preloaded';
  const header = scan.headers['strict-transport-security'];
  if (header === undefined) return 'hsts-not-implemented';
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? [];
  if (age === undefined || header.includes(',')) return 'hsts-header-invalid';
  // Half a year, as many count it.
  return Number(age) < 15_552_000
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

const badScripts = [
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
] as const;

function integrity({ headers, html, route }: Scan): Finding<'subresource-integrity'> {
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/.test(headers['content-type'] ?? ''))
    return 'sri-not-implemented-response-not-html';
  const tags = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes);
  if (tags.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const page = new URL(route.at(-1) ?? 'http:x');
  const site = (host: string) => host.split('.').slice(-2).join('.');
  const loaded = tags.flatMap((attributes) => {
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? [];
    if (src === undefined) return [];
    const url = new URL(src, page);
    const ours = !src.startsWith('//') && site(url.hostname) === site(page.hostname);
    return [
      {
        ours,
        pinned: /\sintegrity="/.test(attributes),
        secure: url.protocol === 'https:' && !src.startsWith('//'),
      },
    ];
  });
  const found = loaded
    .filter(({ ours }) => !ours)
    .flatMap(({ pinned, secure }): Finding<'subresource-integrity'>[] => {
      if (pinned) return secure ? [] : [badScripts[0]];
      return [secure ? badScripts[1] : badScripts[2]];
    });
  const worst = badScripts.filter((each) => found.includes(each)).at(-1);
  if (worst) return worst;
  if (loaded.some(({ ours, pinned, secure }) => ours && pinned && secure))
    return 'sri-implemented-and-all-scripts-loaded-securely';
  return loaded.some(({ ours }) => !ours)
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

function contentType({ headers }: Scan): Finding<'x-content-type-options'> {
  const header = headers['x-content-type-options'];
  if (header === undefined) return 'x-content-type-options-not-implemented';
  return header.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

function frames({ headers }: Scan): Finding<'x-frame-options'> {
  if (readPolicy(headers['content-security-policy'] ?? '')?.has('frame-ancestors'))
    return 'x-frame-options-implemented-via-csp';
  const header = headers['x-frame-options']?.trim().toLowerCase();
  if (header === undefined) return 'x-frame-options-not-implemented';
  if (header.startsWith('allow-from')) return 'x-frame-options-allow-from-origin';
  return /^(?:deny|sameorigin)$/.test(header)
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid';
}

function resourcePolicy({ headers }: Scan): Finding<'cross-origin-resource-policy'> {
  const header = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (header === undefined) return 'corp-not-implemented';
  if (header === 'same-origin' || header === 'same-site' || header === 'cross-origin')
    return `corp-implemented-with-${header}`;
  return 'corp-header-invalid';
}
