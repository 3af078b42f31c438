// Asks the website's editor, a process of its own on a Unix socket.
import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { headersOf, type Person } from '@tred/contract/editor-requests';

export type EditorSettings = { socket: string; key: string };

/** `npm start` sets it. In a service, systemd starts the editor at the first connection. */
export const onDemand: { start?: () => Promise<void> } = {};

type Asked = {
  method: string;
  /** Path and query, without the prefix. */
  url: string;
  headers?: Record<string, string | undefined>;
  body?: Readable | undefined;
  signal?: AbortSignal;
};

/** Sends a request in the name of a person. Rejects if there is no editor. */
export async function askEditor(
  { socket: socketPath, key }: EditorSettings,
  person: Person,
  { method, url: path, headers = {}, body, signal }: Asked,
): Promise<IncomingMessage> {
  await onDemand.start?.();
  return new Promise((resolve, reject) => {
    const known = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const all = { ...known, ...headersOf(key, person) };
    // A new connection each time: the editor may close an idle one at the moment of the next request.
    const asked = request({
      socketPath,
      method,
      path,
      headers: all,
      agent: false,
      ...(signal && { signal }),
    });
    asked.once('response', resolve).once('error', reject);
    body?.once('error', (error) => asked.destroy(error));
    if (body) body.pipe(asked);
    else asked.end();
  });
}
