// Each rule finds what it is for, and costs or earns what Mozilla's table says.
import { expect, it } from 'vitest';
import { type Scan, scoreOf } from './observatory.ts';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'sha256-y'; frame-ancestors 'none'";
const script = '<script type="module" src="/a.js" integrity="sha256-x"></script>';

/** As good as it gets without a cookie and without being in the browsers' own list. */
const best: Scan = {
  route: ['http://tred.example/', 'https://tred.example/'],
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  cookies: [],
  toOtherOrigin: { origin: 'https://else.example', headers: {} },
  html: `<html><script>one()</script>${script}`,
  preloaded: false,
};
const withHeader = (name: string, value: string | undefined): Partial<Scan> => ({
  headers: { ...best.headers, [name]: value },
});
const withPolicy = (value: string | undefined) => withHeader('content-security-policy', value);
const session = 'session=1; Path=/; Secure; HttpOnly; SameSite=Strict';

it('gives 100, and a bonus for each thing done well', () => {
  expect(scoreOf(best).score).toBe(100 + 10 + 5 + 5 + 5 + 10);
});

it.each<[string, Partial<Scan>, number]>([
  // A bonus more, or one less.
  ['hsts-preloaded', { preloaded: true }, 140],
  ['cookies-secure-with-httponly-sessions-and-samesite', { cookies: [session] }, 140],
  ['cookies-secure-with-httponly-sessions', { cookies: ['a=1; Secure'] }, 135],
  ['csp-implemented-with-no-unsafe', withPolicy(policy.replace("'none'", "'self'")), 130],
  [
    'csp-implemented-with-unsafe-inline-in-style-src-only',
    withPolicy(policy.replace("'sha256-y'", "'unsafe-inline'")),
    125,
  ],
  [
    'csp-implemented-with-no-unsafe-default-src-none',
    withPolicy(policy.replace("'sha256-y'", "'sha256-y' 'unsafe-inline'")),
    135,
  ],
  ['referrer-policy-not-implemented', withHeader('referrer-policy', undefined), 130],
  ['corp-not-implemented', withHeader('cross-origin-resource-policy', undefined), 125],
  [
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    { html: '<script src="/a.js"></script>' },
    130,
  ],
  ['sri-not-implemented-but-no-scripts-loaded', { html: '<p>' }, 130],
  [
    'x-frame-options-sameorigin-or-deny',
    {
      headers: {
        ...best.headers,
        'content-security-policy': "default-src 'none'",
        'x-frame-options': 'DENY',
      },
    },
    130,
  ],
  [
    'cross-origin-resource-sharing-implemented-with-restricted-access',
    {
      toOtherOrigin: {
        origin: 'https://else.example',
        headers: { 'access-control-allow-origin': 'https://tred.example' },
      },
    },
    135,
  ],
  // Ten points lost still let the bonus count.
  ['referrer-policy-unsafe', withHeader('referrer-policy', 'no-referrer, unsafe-url'), 125],
  ['x-content-type-options-not-implemented', withHeader('x-content-type-options', undefined), 130],
  ['x-content-type-options-header-invalid', withHeader('x-content-type-options', 'sniff'), 130],
  ['redirection-off-host-from-http', { route: ['http://www.tred.example/', 'https://tred.example/'] }, 130],
  [
    'redirection-not-to-https-on-initial-redirection',
    { route: ['http://tred.example/', 'http://tred.example/x', 'https://tred.example/'] },
    125,
  ],
  [
    'hsts-implemented-max-age-less-than-six-months',
    withHeader('strict-transport-security', 'max-age=86400'),
    125,
  ],
  [
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
    withPolicy(`${policy}; img-src http://a.example`),
    115,
  ],
  ['csp-implemented-with-unsafe-eval', withPolicy(policy.replace("'self'", "'unsafe-eval'")), 115],
  ['cookies-without-secure-flag-but-protected-by-hsts', { cookies: ['a=1; SameSite=Lax'] }, 130],
  [
    'cookies-session-without-secure-flag-but-protected-by-hsts',
    { cookies: ['session=1; HttpOnly; SameSite=Lax'] },
    125,
  ],
  // More, and none of it counts.
  ['csp-not-implemented', withPolicy(undefined), 55],
  ['csp-header-invalid', withPolicy("default-src 'none'; default-src 'self'; frame-ancestors 'none'"), 55],
  [
    'csp-implemented-with-unsafe-inline',
    withPolicy(policy.replace("'self' 'sha256-x'", "'unsafe-inline'")),
    80,
  ],
  ['csp-implemented-with-unsafe-inline', withPolicy("frame-ancestors 'none'"), 80],
  ['csp-implemented-with-insecure-scheme', withPolicy(policy.replace("'self'", 'http://a.example')), 80],
  ['hsts-not-implemented', withHeader('strict-transport-security', undefined), 80],
  ['hsts-header-invalid', withHeader('strict-transport-security', 'includeSubDomains'), 80],
  ['redirection-missing', { route: ['http://tred.example/'] }, 60],
  ['redirection-not-to-https', { route: ['http://tred.example/', 'http://tred.example/x'] }, 60],
  ['cookies-samesite-flag-invalid', { cookies: ['a=1; Secure; SameSite=Perhaps'] }, 80],
  ['cookies-anticsrf-without-samesite-flag', { cookies: ['csrf=1; Secure'] }, 80],
  ['cookies-session-without-httponly-flag', { cookies: ['session=1; Secure; SameSite=Lax'] }, 70],
  [
    'sri-not-implemented-but-external-scripts-loaded-securely',
    { html: '<script src="https://cdn.else/a.js"></script>' },
    125,
  ],
  [
    'sri-implemented-but-external-scripts-not-loaded-securely',
    { html: '<script src="http://cdn.else/a.js" integrity="sha256-x"></script>' },
    80,
  ],
  [
    'sri-not-implemented-and-external-scripts-not-loaded-securely',
    { html: `${script}<script src="//cdn.else/a.js"></script>` },
    50,
  ],
  [
    'cross-origin-resource-sharing-implemented-with-universal-access',
    {
      toOtherOrigin: {
        origin: 'https://else.example',
        headers: {
          'access-control-allow-origin': 'https://else.example',
          'access-control-allow-credentials': 'true',
        },
      },
    },
    50,
  ],
  ['x-frame-options-not-implemented', withPolicy("default-src 'none'"), 80],
])('%s', (finding, change, score) => {
  const judged = scoreOf({ ...best, ...change });
  expect(Object.values(judged.findings)).toContain(finding);
  expect(judged.score).toBe(score);
});
