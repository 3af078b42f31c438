// Sends the emails of the outbox one by one while the desk runs.
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type NodemailerError } from 'nodemailer';
import { errorCode, errorMessage } from '../error-text.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import { claimDueEmails, markFailed, markSent } from '../store/outbox.ts';
import type { SubmissionContext } from '../submission-context.ts';
import type { Emails } from './emails.ts';

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: Settings['mailFrom'];
  mailReplyTo: string | undefined;
  deskUrl: string;
  lookEvery?: number;
  /** Read for each email: a new build may have other words. */
  context: Pick<SubmissionContext, 'organisation' | 'replyTo'> & { emails: Pick<Emails, 'digest'> };
  onAttempt?: (outcome: 'sent' | 'failed') => void;
}

/** Timeout, so that a silent mail server cannot stop the shutdown. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

/** Names of this machine, where TLS is not needed. */
const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Requires TLS, even if the server does not offer it. */
export function openTransport(url: string) {
  const requireTLS = !here.test(new URL(url).hostname);
  return createTransport({ url, requireTLS, ...patience });
}

/** A refusal in the other server's words. A refused sender or log-in is for an operator, who corrects a setting. */
function describeFailure(error: unknown) {
  const { command, responseCode = 0, response } = error as Partial<NodemailerError>;
  const isRefusal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return { isRefusal, error: (isRefusal && response) || errorMessage(error) };
}

/** Returns a function that stops it after the current email. */
export function startMailSender(
  store: Store,
  settings: MailSettings,
  log: FastifyBaseLogger,
): () => Promise<void> {
  if (!settings.smtpUrl) {
    log.warn('SMTP_URL is not set: mail waits in the outbox');
    return async () => {};
  }
  const { lookEvery = 2_000, onAttempt = () => {}, context, mailFrom } = settings;
  const transport = openTransport(settings.smtpUrl);
  const domain = new URL(settings.deskUrl).hostname;
  let stopped = false;
  let wake = () => {};

  /** True if it sent an email, so that the next follows at once. */
  async function sendNext(): Promise<boolean> {
    const emails = await claimDueEmails(store.db, Date.now());
    const [first] = emails;
    if (!first) return false;
    const { id, kind, to, html, headers, createdAt } = first;
    const { subject, text } = emails.length > 1 ? context.emails.digest(emails) : first;
    try {
      // The same Message-ID at every attempt, so that a repeated email shows once.
      const messageId = `<${id}@${domain}>`;
      await transport.sendMail({
        ...{ to, subject, text, messageId },
        ...(html && { html }),
        from: { name: mailFrom.name || context.organisation, address: mailFrom.address },
        replyTo: settings.mailReplyTo ?? context.replyTo,
        // Out-of-office programs do not answer it.
        headers: { ...headers, ...(kind !== 'answer' && { 'Auto-Submitted': 'auto-generated' }) },
        date: new Date(createdAt),
      });
      for (const email of emails) await markSent(store.db, email.id, Date.now());
      onAttempt('sent');
      log.info({ email: id, notifications: emails.length }, 'mail sent');
    } catch (error) {
      for (const email of emails) await markFailed(store.db, email, describeFailure(error), Date.now());
      onAttempt('failed');
      log.warn({ email: id, attempts: first.attempts, code: errorCode(error) }, 'mail not sent');
    }
    return true;
  }

  const run = async () => {
    while (!stopped) {
      const more = await sendNext().catch((error: unknown) => {
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
    transport.close();
  };
}
