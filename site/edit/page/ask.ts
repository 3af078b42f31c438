// Asks the editor's server. What it refuses comes back with its reasons.
import type { Problem } from '../messages.ts';

export type Answer<Given> =
  | { ok: true; given: Given }
  | { ok: false; status: number; message: string; problems: Problem[] };

export async function ask<Given>(method: string, address: string, body?: BodyInit): Promise<Answer<Given>> {
  try {
    const response = await fetch(address, { method, ...(body !== undefined && { body }) });
    const given = await response.json();
    if (response.ok) return { ok: true, given };
    return { ok: false, status: response.status, problems: [], ...given };
  } catch {
    return {
      ok: false,
      status: 0,
      message: 'The editor does not answer. Is npm run edit still running? What you typed is kept here.',
      problems: [],
    };
  }
}

export const fileAt = (path: string) => `/file?path=${encodeURIComponent(path)}`;
