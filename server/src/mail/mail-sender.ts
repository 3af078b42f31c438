// Sends the emails of the outbox one by one while the server runs, then letters at their rate.
import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../db/open-store.ts';
import { errorCode } from '../error-text.ts';
import { claimNextLetter, handOver, noteRefusal, slowDown } from '../newsletter/issues.ts';
import { claimDueEmails, type DueEmail, markFailed, markSent, release } from '../outbox/outbox.ts';
import type { SubmissionContext } from '../submission-context.ts';
import type { Emails } from './emails.ts';
import { createMailer, describeFailure, type MailerSettings } from './mailer.ts';

interface MailSettings extends MailerSettings {
  lookEvery?: number;
  newsletterRate: number;
  context: Pick<SubmissionContext, 'organisation' | 'replyTo'> & {
    emails: Pick<Emails, 'digest' | 'letter'>;
  };
  onAttempt?: (outcome: 'sent' | 'failed') => void;
}

/** The same for the same notifications: a mailbox may drop a second email with the id of the first. */
const nameDigest = (emails: readonly DueEmail[]) =>
  hash(
    'sha256',
    emails
      .map(({ id }) => id)
      .sort()
      .join(),
  ).slice(0, 36);

/** Returns a function that stops it after the current email. */
export function startMailSender(
  store: Store,
  settings: MailSettings,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { lookEvery = 2_000, newsletterRate, onAttempt = () => {}, context } = settings;
  const mailer = createMailer(settings, context);
  if (!mailer) {
    log.warn('SMTP_URL is not set: mail waits in the outbox');
    return async () => {};
  }
  const { db } = store;
  let stopped = false;
  let wake = () => {};

  /** True if it sent an email, so that the next follows at once. */
  async function sendNext(send: NonNullable<typeof mailer>): Promise<boolean> {
    const emails = await claimDueEmails(db, Date.now());
    const [first] = emails;
    if (!first) return sendLetter(send);
    const { kind, to, html, createdAt } = first;
    const id = emails.length > 1 ? nameDigest(emails) : first.id;
    const { subject, text } = emails.length > 1 ? context.emails.digest(emails) : first;
    // Out-of-office programs do not answer it.
    const headers = { ...first.headers, ...(kind !== 'answer' && { 'Auto-Submitted': 'auto-generated' }) };
    try {
      await send({ id, to, subject, text, html, headers, date: new Date(createdAt) });
      // One commit for all: there are up to 500.
      await store.write(async (tx) => {
        for (const email of emails) await markSent(tx, email.id, Date.now());
      });
      logSent(first, emails.length);
    } catch (error) {
      await store.write(async (tx) => {
        for (const email of emails) await markFailed(tx, email, describeFailure(error), Date.now());
      });
      logFailed(first, error);
    }
    return true;
  }

  async function sendLetter(send: NonNullable<typeof mailer>): Promise<boolean> {
    const due = await claimNextLetter(db, Date.now(), newsletterRate);
    if (!due) return false;
    let handed: boolean | undefined;
    const beforeEnd = async () => {
      handed = await handOver(db, due, Date.now());
      return handed;
    };
    try {
      await send({ id: due.id, ...context.emails.letter(due), beforeEnd });
      await markSent(db, due.id, Date.now());
      logSent(due, 1);
    } catch (error) {
      const failure = describeFailure(error);
      if (handed === false) await release(db, due.id);
      // Without an answer it has most probably arrived, and is not sent again.
      else if (failure.isAnswer || !handed) await markFailed(db, due, failure, Date.now());
      if (failure.isRefusal) await noteRefusal(db, due, failure, Date.now());
      else if (!failure.isAnswer && handed !== false) await slowDown(db, due, Date.now());
      logFailed(due, error);
    }
    return true;
  }

  function logSent({ id }: DueEmail, notifications: number) {
    onAttempt('sent');
    log.info({ email: id, notifications }, 'mail sent');
  }
  function logFailed({ id, attempts }: DueEmail, error: unknown) {
    onAttempt('failed');
    log.warn({ email: id, attempts, code: errorCode(error) }, 'mail not sent');
  }

  const run = async () => {
    while (!stopped) {
      const more = await sendNext(mailer).catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.name : typeof error }, 'could not read the outbox');
        return false;
      });
      if (!more && !stopped) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, lookEvery).unref();
        });
      }
    }
  };
  const done = run();
  return async () => {
    stopped = true;
    wake();
    await done;
  };
}
