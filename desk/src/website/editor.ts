// Connects to the website's editor, a process of its own on a Unix socket.
import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { PERSON_HEADER, type Person, signPerson } from './signed-person.ts';

export type EditorSettings = { socket: string; key: string };

/** `npm start` sets it. In a service, systemd starts the editor at the first connection. */
export const onDemand: { start?: () => Promise<void> } = {};

type Asked = {
  method: string;
  /** Path and query, without the prefix. */
  url: string;
  headers?: Record<string, string | undefined>;
  body?: Readable | undefined;
};

/** Sends a request in the name of a person. Rejects if there is no editor. */
export async function askEditor(
  { socket, key }: EditorSettings,
  person: Person,
  { method, url, headers = {}, body }: Asked,
): Promise<IncomingMessage> {
  await onDemand.start?.();
  return new Promise((resolve, reject) => {
    const known = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const signature = { [PERSON_HEADER]: signPerson(key, person, { method, url }) };
    const asked = request({ socketPath: socket, method, path: url, headers: { ...known, ...signature } });
    asked.once('response', resolve).once('error', reject);
    body?.once('error', (error) => asked.destroy(error));
    if (body) body.pipe(asked);
    else asked.end();
  });
}
