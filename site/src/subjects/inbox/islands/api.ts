// The inbox's calls to the desk. Whatever goes wrong comes back as a sentence to show.
import { DESK_API } from '@tred/contract/desk-api';

export class Trouble extends Error {
  /** The session has ended: log in again. */
  readonly loggedOut: boolean;
  constructor(message: string, loggedOut = false) {
    super(message);
    this.loggedOut = loggedOut;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export async function call<Reply>(method: Method, path: string, body?: object): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(DESK_API + path, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble('The desk cannot be reached. Check your connection.');
  }
  const reply = (await response.json().catch(() => ({}))) as { ok?: boolean; message?: string };
  if (reply.ok) return reply as Reply;
  throw new Trouble(
    reply.message ?? 'The desk cannot be reached. Try again in a minute.',
    response.status === 401,
  );
}

export interface Filter {
  form: string;
  status: string;
  spam: string;
  search: string;
  from: string;
  to: string;
}

export const noFilter: Filter = { form: '', status: '', spam: '', search: '', from: '', to: '' };

/** A filter as a query, without what is not set. */
export function query(filter: Filter, more: Record<string, string> = {}): string {
  const set = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return new URLSearchParams(set).toString();
}
