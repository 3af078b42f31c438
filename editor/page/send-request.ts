// Sends a request to the editor's server.
import type { Problem } from '@tred/contract/editor-api';

export type EditorResponse<Data> =
  | { ok: true; data: Data }
  | { ok: false; status: number; message: string; problems: Problem[] };

/** Empty, or the editor's address behind the desk. */
export const prefix = location.pathname.replace(/\/$/, '');

const NO_ANSWER = `The editor does not answer. ${prefix ? 'Is this computer online?' : 'Is npm run edit still running?'} Your text is kept here.`;

export async function sendRequest<Data>(
  method: string,
  address: string,
  body?: BodyInit,
): Promise<EditorResponse<Data>> {
  try {
    const response = await fetch(prefix + address, { method, ...(body !== undefined && { body }) });
    const reply = await response.json();
    if (response.ok) return { ok: true, data: reply };
    return { ok: false, status: response.status, problems: [], ...reply };
  } catch {
    return { ok: false, status: 0, message: NO_ANSWER, problems: [] };
  }
}

/** `query('/file', { path })`. */
export const query = (address: string, params: Record<string, string>): string =>
  `${address}?${new URLSearchParams(params)}`;
