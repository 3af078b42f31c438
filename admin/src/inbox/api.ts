// Requests of the inbox to the desk. Failures become a message.
import { DESK_API, errorReply } from '@tred/contract/desk-api';

export class InboxError extends Error {
  readonly loggedOut: boolean;
  constructor(message: string, loggedOut = false) {
    super(message);
    this.loggedOut = loggedOut;
  }
}

type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The used part of a contract schema. */
export interface ReplySchema<Reply> {
  safeParse(body: unknown): { success: true; data: Reply } | { success: false };
}

export async function call<Reply>(
  method: HttpMethod,
  path: string,
  expected: ReplySchema<Reply>,
  body?: object,
): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(DESK_API + path, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new InboxError('The desk cannot be reached. Check your connection.');
  }
  // A proxy may reply instead, or nobody.
  const received: unknown = await response.json().catch(() => undefined);
  const reply = expected.safeParse({ ...(received as object), ok: true });
  if (response.ok && reply.success) return reply.data;
  const problem = errorReply.safeParse({ ...(received as object), ok: false });
  throw new InboxError(
    problem.success ? problem.data.message : 'The desk cannot be reached. Try again in a minute.',
    response.status === 401,
  );
}

export interface ListingFilter {
  form: string;
  status: string;
  spam: string;
  search: string;
  from: string;
  to: string;
}

export const noFilter: ListingFilter = { form: '', status: '', spam: '', search: '', from: '', to: '' };
