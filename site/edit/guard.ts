// Which requests the editor answers: those of its own page, on this machine.
import type { IncomingMessage } from 'node:http';

type Headed = Pick<IncomingMessage, 'method' | 'headers' | 'url'>;

/** Why a request is refused; nothing when it may pass. The host is checked because of DNS rebinding. */
export function refusal({ method = 'GET', headers, url = '/' }: Headed, port: number): string | undefined {
  const host = headers.host ?? '';
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return 'The editor has another address.';
  const isRead = method === 'GET' || method === 'HEAD';
  if (headers.origin === undefined ? !isRead : headers.origin !== `http://${host}`)
    return 'The request came from another page.';
  const site = headers['sec-fetch-site'];
  // A link on another site may open the editor's page, and nothing else.
  if (site && site !== 'same-origin' && site !== 'none' && url !== '/')
    return 'The request came from another page.';
  return undefined;
}

/** Nothing from elsewhere except the preview in a frame; the editor itself is shown in no frame. */
export const policy = (preview: string): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self'; " +
  `frame-src ${preview}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
