// Sends a form to the server, or simulates it.
import { formPath, IDEMPOTENCY_HEADER } from '@tred/contract/limits';
import { makeReference } from '@tred/contract/reference';
import { type FailedReply, type FormReply, parseFormReply } from '@tred/contract/reply';
import { origin, simulated } from '~/lib/form-server';

const REQUEST_TIMEOUT_MS = 20_000;

export const formAction = (id: string) => origin + formPath(id);

/** The page has a text for it. */
const UNREACHED: FailedReply = { ok: false, error: 'unavailable', message: '' };

/** Never throws: failures are replies. The same values under one key arrive once. */
export async function send(id: string, values: Record<string, unknown>, key: string): Promise<FormReply> {
  if (simulated) return { ok: true, reference: makeReference() };
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(formAction(id), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(values),
      signal: patience.signal,
    });
    // A proxy may reply instead, or nobody.
    return parseFormReply(await response.json()) ?? UNREACHED;
  } catch {
    return UNREACHED;
  } finally {
    clearTimeout(timer);
  }
}
