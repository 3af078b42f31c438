// Sends a request to the editor's server.
import type { Problem } from '../messages.ts';

export type Answer<Given> =
  | { ok: true; given: Given }
  | { ok: false; status: number; message: string; problems: Problem[] };

const NO_ANSWER = 'The editor does not answer. Is npm run edit still running? Your text is kept here.';

export async function ask<Given>(method: string, address: string, body?: BodyInit): Promise<Answer<Given>> {
  try {
    const response = await fetch(address, { method, ...(body !== undefined && { body }) });
    const given = await response.json();
    if (response.ok) return { ok: true, given };
    return { ok: false, status: response.status, problems: [], ...given };
  } catch {
    return { ok: false, status: 0, message: NO_ANSWER, problems: [] };
  }
}

/** `query('/file', { path })`. */
export const query = (address: string, params: Record<string, string>): string =>
  `${address}?${new URLSearchParams(params)}`;
