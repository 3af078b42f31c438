// Who may ask the editor: a page of its own, on this machine. Another site's page, and one whose name was made to point
// here, may not.
import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'method' | 'headers' | 'url'>;

/** Why not; nothing when the request may pass. */
export function refusal({ method = 'GET', headers, url = '/' }: Asked, port: number): string | undefined {
  const host = headers.host ?? '';
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return 'The editor has another address.';
  const own = `http://${host}`;
  const reads = method === 'GET' || method === 'HEAD';
  if (headers.origin === undefined ? !reads : headers.origin !== own) return 'Another page asked for it.';
  const from = headers['sec-fetch-site'];
  // A link may lead to the editor; what it knows is for itself.
  if (from && from !== 'same-origin' && from !== 'none' && url !== '/') return 'Another page asked for it.';
  return undefined;
}

/** Nothing from elsewhere, in no frame; the preview is the one page shown within. */
export const policy = (preview: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    `frame-src ${preview}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
