// One form, from what was posted to what became of it; how that is told (JSON or a page) is decided elsewhere.
import { createHash } from 'node:crypto';
import type { SpamReason } from '@tred/contract/desk-api';
import { type FormDefinition, readEntries } from '@tred/contract/form';
import { ELAPSED_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD } from '@tred/contract/limits';
import { IDEMPOTENCY_KEY_PATTERN } from '@tred/contract/reference';
import { type FormId, parseSubmission, type Submission } from '@tred/contract/registry';
import type { Problem } from '@tred/contract/reply';
import { acceptSubmission, hashValues } from '../store/accept.ts';
import { counterOf, problemsOf } from '../store/form-effects.ts';
import type { Store } from '../store/open-store.ts';
import type { SubmissionContext } from '../submission-context.ts';
import type { Limits } from './limits.ts';
import { FormEntries } from './read-body.ts';

/** What taking a form in needs. */
export interface FormSurroundings {
  store: Store;
  context: SubmissionContext;
  limits: Limits;
  /** Whether letters leave: only then is there one to confirm a subscription by. */
  mailConfigured: boolean;
}

export interface Posted {
  form: FormDefinition<FormId>;
  body: unknown;
  /** The Idempotency-Key header. */
  key: string | undefined;
  ip: string;
  userAgent: string;
  now: number;
}

export type Outcome =
  | { kind: 'accepted'; reference: string; repeat: boolean; waitingList: boolean; confirmByEmail: boolean }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'malformed'; message: string }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'unavailable'; cause: unknown };

/** Plain forms have no key of their own: the same words from the same place within this time are one. */
const doubleClick = 10 * 60_000;

function plainKeys({ form, values }: Submission, { ip, userAgent, now }: Posted): string[] {
  const who = createHash('sha256')
    .update(`${form}\n${hashValues(values)}\n${ip}\n${userAgent}`)
    .digest('base64url');
  const period = Math.floor(now / doubleClick);
  // No page can make such a key: theirs have no colon.
  return [`:${who}:${period}`, `:${who}:${period - 1}`];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function judge(form: FormDefinition, extra: (name: string) => unknown): SpamReason | null {
  const honeypot = extra(HONEYPOT_FIELD);
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') return 'honeypot';
  const elapsed = extra(ELAPSED_FIELD);
  if (elapsed === undefined || elapsed === null || elapsed === '') return null;
  // Nonsense there was not written by our page.
  return Number(elapsed) >= form.minFillMs ? null : 'too-fast';
}

export async function takeForm(surroundings: FormSurroundings, posted: Posted): Promise<Outcome> {
  const { store, context, limits, mailConfigured } = surroundings;
  const { form, body, ip, userAgent, now } = posted;
  const plain = body instanceof FormEntries;
  if (!plain && !isRecord(body)) return { kind: 'malformed', message: 'Send the form’s fields.' };
  const extra = (name: string) => (plain ? body.get(name) : body[name]);

  const key = posted.key ?? extra(IDEMPOTENCY_FIELD);
  const hasKey = key !== undefined && key !== null && key !== '';
  if (hasKey && (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key))) {
    return { kind: 'malformed', message: 'The idempotency key must be 16 to 64 letters, digits or hyphens.' };
  }

  const parsed = parseSubmission(form.id, plain ? readEntries(form, body.pairs) : body);
  if (!parsed.ok) return { kind: 'refused', problems: parsed.problems };
  const { submission } = parsed;
  const problems = problemsOf(submission, context);
  if (problems.length > 0) return { kind: 'refused', problems };

  const attempt = { submission, ip, now };
  const seconds = limits.check(attempt);
  if (seconds > 0) return { kind: 'too-many', seconds };

  const spam = judge(form, extra);
  try {
    await store.prepare();
    const count = counterOf(submission);
    if (count) {
      const counted = await store.write((tx) => count({ tx, visitor: `${ip}\n${userAgent}`, now }));
      return { kind: 'accepted', ...counted, waitingList: false, confirmByEmail: false };
    }
    const keys = typeof key === 'string' && hasKey ? [key] : plain ? plainKeys(submission, posted) : [];
    const acceptance = await acceptSubmission(store, context, { submission, spam, keys, now });
    if (acceptance.outcome === 'conflict') {
      const message = 'This was sent before with other words. Reload the page and send it again.';
      return { kind: 'refused', problems: [{ field: '', message }] };
    }
    const { reference, outcome, place } = acceptance;
    if (outcome === 'stored') limits.kept(attempt);
    return {
      kind: 'accepted',
      reference,
      repeat: outcome === 'repeat',
      waitingList: place === 'waiting',
      // The same for every address, so that nobody learns here which ones we know.
      confirmByEmail: mailConfigured && form.id === 'newsletter',
    };
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
}
