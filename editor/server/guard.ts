// Accepts only requests of the editor's own page on this machine.
import type { IncomingMessage } from 'node:http';

type Headed = Pick<IncomingMessage, 'method' | 'headers' | 'url'>;

/** Reason of a refusal; undefined if allowed. Checks the host against DNS rebinding. */
export function refusal({ method = 'GET', headers, url = '/' }: Headed, port: number): string | undefined {
  const host = headers.host ?? '';
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return 'The editor has another address.';
  const isRead = method === 'GET' || method === 'HEAD';
  if (headers.origin === undefined ? !isRead : headers.origin !== `http://${host}`)
    return 'The request came from another page.';
  const site = headers['sec-fetch-site'];
  // Other sites may only link to the editor's page.
  if (site && site !== 'same-origin' && site !== 'none' && url !== '/')
    return 'The request came from another page.';
  return undefined;
}

/** Loads nothing external; forbids framing the editor. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self'; " +
  "frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
