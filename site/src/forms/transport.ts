// The one way a form leaves the page: to the desk, or nowhere in a simulated build.
import { formPath, IDEMPOTENCY_HEADER, REQUEST_TIMEOUT_MS } from '@tred/contract/limits';
import { makeReference } from '@tred/contract/reference';
import { type FailedReply, type FormReply, parseFormReply } from '@tred/contract/reply';

// `simulated` sends nothing and always succeeds: for previews without a desk.
export const simulated = import.meta.env.PUBLIC_FORMS === 'simulated';
// Empty when the desk serves the site itself; its origin when it stands elsewhere.
export const origin: string = import.meta.env.PUBLIC_FORMS_ORIGIN ?? '';

/** Where a plain HTML form posts to when no script runs. */
export const formAction = (id: string) => origin + formPath(id);

/** The page has words for it. */
const UNREACHED: FailedReply = { ok: false, error: 'unavailable', message: '' };

/** Never throws: what goes wrong on the way is an answer too. Under one key, the same values arrive once. */
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
    // A proxy in between may answer in its own way, or not at all.
    return parseFormReply(await response.json()) ?? UNREACHED;
  } catch {
    return UNREACHED;
  } finally {
    clearTimeout(timer);
  }
}
