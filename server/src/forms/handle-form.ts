// Handles one posted form: parse, rate limit, store. The caller turns the outcome into JSON or a page.
import type { SpamReason } from '@tred/contract/admin-api';
import { type FormDefinition, readPairs } from '@tred/contract/form';
import { ELAPSED_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD } from '@tred/contract/limits';
import { IDEMPOTENCY_KEY_PATTERN, makeReference } from '@tred/contract/reference';
import { checkSubmission, type FormId, type Submission } from '@tred/contract/registry';
import { type FormProblem, isRecord } from '@tred/contract/reply';
import type { Store } from '../db/open-store.ts';
import { dayName, dayNumber } from '../kampala-days.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { emailUsage, formUsage, invalidFormUsage } from '../limits/rules.ts';
import { PostedPairs } from '../request-body.ts';
import type { KeyedHash } from '../secret.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { acceptSubmission, hashValues } from '../submissions/accept.ts';
import { counterOf, findingsOf, getsReceipt } from '../submissions/effects.ts';

export interface FormServices {
  store: Store;
  context: SubmissionContext;
  limiter: RateLimiter;
  keyedHash: KeyedHash;
  mailConfigured: boolean;
}

interface PostedForm {
  form: FormDefinition<FormId>;
  body: unknown;
  key: string | undefined;
  ip: string;
  userAgent: string;
  now: number;
}

export type FormOutcome =
  | {
      kind: 'accepted';
      reference: string;
      repeat: boolean;
      waitingList: boolean;
      confirmByEmail: boolean;
      spam: SpamReason | null;
    }
  | { kind: 'refused'; problems: FormProblem[] }
  | { kind: 'malformed'; message: string }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'unavailable'; cause: unknown };

/** Plain forms have no key: the same values from the same browser within this time are one submission. */
const doubleClick = 10 * 60_000;

function plainKeys(
  keyedHash: KeyedHash,
  { form, values }: Submission,
  { ip, userAgent, now }: PostedForm,
): string[] {
  const who = keyedHash(`${form}\n${hashValues(values)}\n${ip}\n${userAgent}`);
  const period = Math.floor(now / doubleClick);
  // A page's keys have no colon, so the two cannot collide.
  return [`:${who}:${period}`, `:${who}:${period - 1}`];
}

type CheckedPost = { ok: true; submission: Submission } | { ok: false; problems: FormProblem[] };

function spamReasonOf(form: FormDefinition, extra: (name: string) => unknown): SpamReason | null {
  const honeypot = extra(HONEYPOT_FIELD);
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') return 'honeypot';
  const elapsed = extra(ELAPSED_FIELD);
  if (elapsed === undefined || elapsed === null || elapsed === '') return null;
  // Our page always sends a number.
  const isNumber = typeof elapsed === 'string' || typeof elapsed === 'number';
  return isNumber && Number(elapsed) >= form.minFillMs ? null : 'too-fast';
}

export async function handleForm(services: FormServices, posted: PostedForm): Promise<FormOutcome> {
  const { limiter } = services;
  const { form, body, ip } = posted;
  const plain = body instanceof PostedPairs;
  if (!plain && (!isRecord(body) || Array.isArray(body)))
    return { kind: 'malformed', message: 'Send the form’s fields.' };
  const extra = (name: string) => (plain ? body.get(name) : body[name]);

  const key = posted.key ?? extra(IDEMPOTENCY_FIELD);
  const hasKey = key !== undefined && key !== null && key !== '';
  if (hasKey && (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key))) {
    return { kind: 'malformed', message: 'The idempotency key must be 16 to 64 letters, digits or hyphens.' };
  }

  try {
    const checked = check(posted, plain ? readPairs(form, body.pairs) : body, services);
    if (!checked.ok) {
      // Report mistakes even if the rate limiter fails.
      const seconds = await limiter.consume(invalidFormUsage(ip)).catch(() => 0);
      if (seconds > 0) return { kind: 'too-many', seconds };
      return { kind: 'refused', problems: checked.problems };
    }
    const { submission } = checked;
    const own = typeof key === 'string' && hasKey ? [key] : undefined;
    const keys = own ?? (plain ? plainKeys(services.keyedHash, submission, posted) : []);
    return await storeSubmission(services, posted, { submission, keys, spam: spamReasonOf(form, extra) });
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
}

function check({ form, now }: PostedForm, values: unknown, { context }: FormServices): CheckedPost {
  const checked = checkSubmission(form.id, values, dayName(dayNumber(now)));
  const findings = checked.ok ? findingsOf(checked.submission, context, now) : checked.findings;
  if (checked.ok && findings.length === 0) return checked;
  return { ok: false, problems: findings.map(form.explain) };
}

const nothingMore = { waitingList: false, confirmByEmail: false };

async function storeSubmission(
  { store, context, limiter, keyedHash, mailConfigured }: FormServices,
  { ip, userAgent, now }: PostedForm,
  arrival: { submission: Submission; keys: readonly string[]; spam: SpamReason | null },
): Promise<FormOutcome> {
  const { submission, spam } = arrival;
  const usage = formUsage({ submission, ip });
  await store.prepare();
  const seconds = await limiter.consume([...usage.always, ...usage.stored]);
  if (seconds > 0) return { kind: 'too-many', seconds };
  const receipt = context.sendsMail && getsReceipt(submission) ? emailUsage(ip) : [];
  // A network over this limit is still heard: only the receipt is left out.
  const skipsReceipt = receipt.length > 0 && (await limiter.consume(receipt)) > 0;
  let stored = false;
  try {
    const count = counterOf(submission);
    if (count) {
      // The sender must not notice the quarantine.
      if (spam) return { kind: 'accepted', reference: makeReference(), repeat: false, spam, ...nothingMore };
      const visitor = keyedHash(`${ip}\n${userAgent}`);
      const counted = await store.write((tx) => count({ tx, visitor, now, context }));
      stored = !counted.repeat;
      return { kind: 'accepted', ...counted, spam, ...nothingMore };
    }
    const acceptance = await acceptSubmission(store, context, { ...arrival, now, skipsReceipt });
    if (acceptance.outcome === 'conflict') {
      return { kind: 'refused', problems: [{ field: '', message: context.replyWords.repeated }] };
    }
    const { reference, outcome, repliedPlace } = acceptance;
    stored = outcome === 'stored';
    return {
      kind: 'accepted',
      reference,
      repeat: !stored,
      spam,
      waitingList: repliedPlace === 'waiting',
      // The same for every address, so that nobody can test which ones we know.
      confirmByEmail: mailConfigured && submission.form === 'newsletter',
    };
  } finally {
    if (!stored) await limiter.refund(skipsReceipt ? usage.stored : [...usage.stored, ...receipt]);
  }
}
