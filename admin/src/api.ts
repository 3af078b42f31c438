// Requests to the server's routes; the types of requests and replies are those of the routes.
import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMIN_API } from '@tred/contract/admin-api';
import type { InboxApi } from '../../server/src/inbox/inbox-routes.ts';
import type { NewsletterApi } from '../../server/src/newsletter-routes.ts';

export type Api = InboxApi & NewsletterApi;
type Name = keyof Api & string;
type Input<Of extends Name> = Api[Of]['input'];
export type Reply<Of extends Name> = Api[Of]['reply'];

export type Session = Reply<'GET /session'>;
export type Submission = Reply<'GET /submissions/:reference'>['submission'];
export type Answer = Submission['answers'][number];

class ApiError extends Error {
  readonly status: number;
  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export async function call<Of extends Name>(name: Of, input: Input<Of>): Promise<Reply<Of>> {
  const { params = {}, query, body } = input as Partial<Record<'params' | 'query' | 'body', object>>;
  const [method = '', pattern = ''] = name.split(' ');
  const values = new Map<string, unknown>(Object.entries(params));
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))));
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  let response: Response;
  try {
    response = await fetch(ADMIN_API + path + search, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('The server cannot be reached. Check your connection.');
  }
  // A proxy may answer instead, or nobody.
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof reply === 'object' && reply !== null) return reply as Reply<Of>;
  const message = (reply as { message?: unknown } | null | undefined)?.message;
  throw new ApiError(
    typeof message === 'string' && message ? message : 'The server cannot be reached. Try again in a minute.',
    response.status,
  );
}

type Options<Of extends Name> = Omit<UseQueryOptions<Reply<Of>, Error>, 'queryKey' | 'queryFn'>;

export const useApi = <Of extends Name>(name: Of, input: Input<Of>, options: Options<Of> = {}) =>
  useQuery<Reply<Of>, Error>({ queryKey: [name, input], queryFn: () => call(name, input), ...options });

/** A change; afterwards the named lists are loaded again. */
export function useChange<Of extends Name>(name: Of, reloads: readonly Name[] = []) {
  const client = useQueryClient();
  return useMutation<Reply<Of>, Error, Input<Of>>({
    mutationFn: (input) => call(name, input),
    onSettled: () => {
      for (const list of reloads) void client.invalidateQueries({ queryKey: [list] });
    },
  });
}
