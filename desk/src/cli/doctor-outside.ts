// Checks of `tred-desk doctor` from outside: name, TLS, certificate, redirect from http, and the proxy's headers.
import { existsSync } from 'node:fs';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { json } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { type CheckResult, fail, ok, warn } from '@tred/contract/check-result';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../address.ts';
import { errorCode, errorMessage } from '../error-text.ts';
import { type DoctorReply, doctorHeaders } from '../health-routes.ts';
import { createKeyedHash, findSecret } from '../secret.ts';
import type { Settings } from '../settings.ts';

/** Reserved for documentation, so no visitor has it. */
const forged = '203.0.113.7';
const day = 24 * 60 * 60_000;

const fixes = {
  nginx: {
    status: 'systemctl status nginx; open ports 80 and 443 in the firewall',
    renew: 'certbot renew; systemctl reload nginx',
    chain: 'nginx: ssl_certificate …/fullchain.pem, not cert.pem; systemctl reload nginx',
    desk: 'point nginx at this desk (deploy/nginx.conf), and the DNS at this machine',
    host: 'nginx: proxy_set_header Host $http_host;',
    scheme: 'nginx: proxy_set_header X-Forwarded-Proto $scheme; and set TRUST_PROXY to the proxy’s address',
    address: 'nginx: proxy_set_header X-Forwarded-For $remote_addr;',
    plain: 'nginx: the servers with "listen 80" of deploy/nginx.conf; open port 80 in the firewall',
  },
  Caddy: {
    status: 'systemctl status caddy; open ports 80 and 443 in the firewall',
    renew: 'systemctl restart caddy; journalctl -u caddy -n 50 says why it got no certificate',
    chain: 'take "tls" out of the Caddyfile, so that Caddy gets the certificate; systemctl reload caddy',
    desk: 'point Caddy at this desk (deploy/Caddyfile), and the DNS at this machine',
    host: 'take "header_up Host" out of the Caddyfile; systemctl reload caddy',
    scheme: 'take "header_up X-Forwarded-Proto" out of the Caddyfile; set TRUST_PROXY to the proxy’s address',
    address: 'take "header_up X-Forwarded-For" and "trusted_proxies" out of the Caddyfile',
    plain: 'take "auto_https" and "http://" out of the Caddyfile; open port 80 in the firewall',
  },
};
type Fixes = (typeof fixes)['nginx'];

/** For the proxy that replied, otherwise for the one that is set up here. */
function fixesFor(reply?: IncomingMessage): Fixes {
  const server = String(reply?.headers.server);
  if (/caddy/i.test(server)) return fixes.Caddy;
  const onlyCaddy = existsSync('/etc/caddy/Caddyfile') && !existsSync('/etc/nginx/conf.d/tred.conf');
  return onlyCaddy && !/nginx/i.test(server) ? fixes.Caddy : fixes.nginx;
}

export function request(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const get = url.startsWith('https:') ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    // Its own connection, so that the certificate is the present one.
    const sent = get(url, { headers, timeout: 8000, agent: false }, resolve);
    sent.on('timeout', () => sent.destroy(new Error('no answer within 8 s')));
    sent.on('error', reject);
  });
}

function connectionProblem(error: unknown, { hostname }: URL, fix: Fixes): CheckResult {
  const code = errorCode(error);
  const message = errorMessage(error) || code;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code))
    return fail(`${hostname} has no address (${code})`, 'add its A and AAAA records to the DNS');
  if (/LEAF_SIGNATURE|ISSUER/.test(code))
    return fail(`the certificate of ${hostname} has no chain that browsers know (${message})`, fix.chain);
  if (/CERT|SIGNED|SSL|TLS/i.test(code))
    return fail(`the certificate of ${hostname} is not accepted (${message})`, fix.renew);
  return fail(`${hostname} does not answer (${message})`, fix.status);
}

/** Certificates are renewed 15 days or more before their end. */
function checkCertificate({ socket }: IncomingMessage, fix: Fixes): CheckResult[] {
  if (!(socket instanceof TLSSocket)) return [];
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day);
  if (days < 7) return [fail(`the certificate ends in ${days} days`, fix.renew)];
  return days < 14 ? [warn(`the certificate ends in ${days} days`, fix.renew)] : [];
}

export async function checkPlain(plainUrl: string, fix = fixesFor()): Promise<CheckResult[]> {
  const reply = await request(plainUrl).catch((error: unknown) => errorMessage(error) || errorCode(error));
  if (typeof reply === 'string')
    return [fail(`${plainUrl} does not answer (${reply}), so certificates cannot be renewed`, fix.plain)];
  reply.resume();
  const { location = '' } = reply.headers;
  return location.startsWith('https://')
    ? []
    : [fail(`${plainUrl} answers ${reply.statusCode} and does not lead to https`, fix.plain)];
}

/** Compares how a request through DNS, TLS and proxy arrived. */
function checkArrival(
  { arrival, from, deskUrl }: { arrival: DoctorReply['arrival']; from: string; deskUrl: string },
  fix: Fixes,
): CheckResult {
  const { host, scheme, address } = arrival;
  const url = new URL(deskUrl);
  if (host !== url.host)
    return fail(`the desk is asked for "${host}" instead of ${url.host}, and refuses forms`, fix.host);
  if (`${scheme}:` !== url.protocol) return fail(`the desk takes ${deskUrl} for ${scheme}`, fix.scheme);
  if (address === forged) return fail('visitors can give any address as theirs', fix.address);
  if (isLoopback(address) && !isLoopback(from))
    return fail(`every visitor has the address ${address}, so all share one limit`, fix.address);
  const summary = `${deskUrl} reaches this desk, and sees this machine as ${address}`;
  return isPrivate(address) && address !== plainAddress(from)
    ? warn(summary, 'if that is the proxy, add it to TRUST_PROXY')
    : ok(summary);
}

const plainAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
const rangeOf = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).range() : '');
const isPrivate = (address: string) => ['private', 'uniqueLocal', 'linkLocal'].includes(rangeOf(address));

export async function checkOutside(settings: Settings, localUrls: readonly string[]): Promise<CheckResult[]> {
  const { deskUrl } = settings;
  const url = new URL(deskUrl);
  if (settings.allowedOrigins.length === 0) return [warn('skipped: SITE_URL is not set', 'set it')];
  if (localUrls.includes(deskUrl)) return [ok(`${deskUrl} is the desk itself, without a proxy`)];
  const secret = findSecret(settings);
  if (secret === undefined) return [warn('skipped: there is no secret yet', 'start the desk')];
  const headers = { ...doctorHeaders(createKeyedHash(secret)), 'x-forwarded-for': forged };
  const reply = await request(`${deskUrl}/healthz`, headers).catch((error: unknown) =>
    connectionProblem(error, url, fixesFor()),
  );
  if ('state' in reply) return [reply];
  const fix = fixesFor(reply);
  // Before the connection closes.
  const from = reply.socket.localAddress ?? '';
  const beside = checkCertificate(reply, fix);
  const body = (await json(reply).catch(() => undefined)) as Partial<DoctorReply> | undefined;
  if (url.protocol === 'https:' && !url.port) beside.push(...(await checkPlain(`http://${url.host}/`, fix)));
  if (body?.arrival) return [checkArrival({ arrival: body.arrival, from, deskUrl }, fix), ...beside];
  const { statusCode = 0 } = reply;
  const down = statusCode === 502 || statusCode === 504;
  return [
    down
      ? fail(`${deskUrl} answers ${statusCode}: the proxy reaches no desk`, 'see "desk" above')
      : fail(`${deskUrl} answers ${statusCode}, but it is not this desk`, fix.desk),
    ...beside,
  ];
}
