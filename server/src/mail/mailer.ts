// Sends one email to the mail server: from whom, where replies go, and TLS.
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import { errorMessage } from '../error-text.ts';
import type { Email } from '../outbox/outbox.ts';
import type { Settings } from '../settings.ts';
import type { SubmissionContext } from '../submission-context.ts';

export interface OutgoingEmail extends Pick<Email, 'to' | 'subject' | 'text' | 'headers'> {
  /** The same at every attempt, so that a repeated email shows once. */
  id: string;
  html?: string | null;
  date?: Date;
  /** Called before the mail server has it all. False keeps the email back, and the server drops what it got. */
  beforeEnd?: () => Promise<boolean>;
}

export type Mailer = (email: OutgoingEmail) => Promise<void>;

/** Timeout, so that a silent mail server cannot stop the shutdown. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

/** Names of this machine, where TLS is not needed. */
const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Requires TLS, even if the server does not offer it. */
export function openTransport(url: string) {
  const requireTLS = !here.test(new URL(url).hostname);
  return createTransport({ url, requireTLS, ...patience });
}

export type MailerSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'mailReplyTo' | 'serverUrl'>;

/** Undefined without a mail server. `context` is read for each email: a new build may have other words. */
export function createMailer(
  { smtpUrl, mailFrom, mailReplyTo, serverUrl }: MailerSettings,
  context: Pick<SubmissionContext, 'organisation' | 'replyTo'>,
): Mailer | undefined {
  if (!smtpUrl) return undefined;
  const domain = new URL(serverUrl).hostname;
  return async ({ id, html, beforeEnd, ...email }) => {
    const transport = openTransport(smtpUrl);
    if (beforeEnd)
      transport.use('stream', (mail, callback) => {
        // The connection reads it when the server waits for the email, and ends the email after it.
        mail.message.processFunc((source) => Readable.from(until(source, beforeEnd)));
        callback();
      });
    try {
      await transport.sendMail({
        ...email,
        ...(html && { html }),
        messageId: `<${id}@${domain}>`,
        from: { name: mailFrom.name || context.organisation, address: mailFrom.address },
        replyTo: mailReplyTo ?? context.replyTo,
      });
    } finally {
      transport.close();
    }
  };
}

async function* until(source: Readable, beforeEnd: () => Promise<boolean>) {
  yield* source;
  if (!(await beforeEnd())) throw new Error('this email is kept back');
}

/** "No such address" in the codes of RFC 3463. The last digits 7 and 8 are about the sender. */
const noSuchAddress = /^5\d\d[ -]5\.1\.(?![78]\b)/;

/** A refusal in the other server's words. A refused sender or log-in is for an operator, who corrects a setting. */
export function describeFailure(error: unknown) {
  const { command = '', responseCode = 0, response } = error as Partial<NodemailerError>;
  /** The server answered, about this address or this text. */
  const isAnswer = responseCode >= 400 && ['RCPT TO', 'DATA'].includes(command);
  const isRefusal = isAnswer && responseCode >= 500;
  const isGone = command === 'RCPT TO' && noSuchAddress.test(response ?? '');
  return { isAnswer, isRefusal, isGone, error: (isAnswer && response) || errorMessage(error) };
}
