// Sends the emails of the outbox one by one while the server runs.
import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../db/open-store.ts';
import { errorCode } from '../error-text.ts';
import { countAnswer, countRefusal, handOver, readIssue, startDueIssues } from '../newsletter/issues.ts';
import { claimDueEmails, type DueEmail, markFailed, markSent } from '../outbox/outbox.ts';
import type { SubmissionContext } from '../submission-context.ts';
import type { Emails } from './emails.ts';
import { createMailer, describeFailure, type MailerSettings } from './mailer.ts';

interface MailSettings extends MailerSettings {
  lookEvery?: number;
  newsletterRate: number;
  context: Pick<SubmissionContext, 'organisation' | 'replyTo' | 'retentionDays'> & {
    emails: Pick<Emails, 'digest' | 'issue'>;
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
    await startDueIssues(db, Date.now(), context.retentionDays.mailCopies);
    const emails = await claimDueEmails(db, Date.now(), newsletterRate);
    const [first] = emails;
    if (!first) return false;
    if (first.kind === 'newsletter') await sendNewsletter(send, first);
    else await sendEmails(send, first, emails);
    return true;
  }

  async function sendEmails(
    send: NonNullable<typeof mailer>,
    first: DueEmail,
    emails: readonly DueEmail[],
  ): Promise<void> {
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
  }

  async function sendNewsletter(send: NonNullable<typeof mailer>, due: DueEmail): Promise<void> {
    const email = context.emails.issue(await readIssue(db, due));
    let isHanded: boolean | undefined;
    const beforeEnd = async () => {
      isHanded = await store.write((tx) => handOver(tx, due, Date.now()));
      return isHanded;
    };
    try {
      await send({ id: due.id, ...email, beforeEnd });
      await store.write(async (tx) => {
        await markSent(tx, due.id, Date.now());
        await countAnswer(tx, due, true);
      });
      logSent(due, 1);
    } catch (error) {
      logFailed(due, error);
      // Stopped meanwhile.
      if (isHanded === false) return;
      const failure = describeFailure(error);
      // Without an answer it has most probably arrived, and is not sent again.
      if (isHanded && !failure.isAnswer) return;
      await store.write(async (tx) => {
        if (isHanded) await countAnswer(tx, due, false);
        if (await markFailed(tx, due, failure, Date.now()))
          await countRefusal(tx, due, failure.isGone, Date.now());
      });
    }
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
