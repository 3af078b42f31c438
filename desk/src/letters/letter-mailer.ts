// Sends one email of a letter. The caller learns of the moment before the mail server has it all.
import { Readable } from 'node:stream';
import { UNSUBSCRIBE } from '@tred/contract/letters';
import { openTransport } from '../mail/mail-sender.ts';
import type { Settings } from '../settings.ts';
import type { SubmissionContext } from '../submission-context.ts';

export interface LetterEmail {
  /** In its Message-ID. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Empty in a test. */
  token: string;
  /** False keeps the email back: then `sendMail` rejects, and the server drops what it got. */
  beforeEnd?: () => Promise<boolean>;
}

export type LetterMailer = (email: LetterEmail) => Promise<void>;

type MailerSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'mailReplyTo' | 'deskUrl'>;

/** Undefined without a mail server. */
export function createLetterMailer(
  { smtpUrl, mailFrom, mailReplyTo, deskUrl }: MailerSettings,
  context: Pick<SubmissionContext, 'organisation' | 'replyTo'>,
): LetterMailer | undefined {
  if (!smtpUrl) return undefined;
  const domain = new URL(deskUrl).hostname;
  return async ({ id, to, subject, html, text, token, beforeEnd }) => {
    const link = `${deskUrl}/newsletter/unsubscribe?token=${token}`;
    const transport = openTransport(smtpUrl);
    if (beforeEnd)
      transport.use('stream', (mail, callback) => {
        // The connection reads it when the server waits for the email, and ends the email after it.
        mail.message.processFunc((source) => Readable.from(until(source, beforeEnd)));
        callback();
      });
    try {
      await transport.sendMail({
        ...{ to, subject },
        html: html.replaceAll(UNSUBSCRIBE, link),
        text: text.replaceAll(UNSUBSCRIBE, link),
        messageId: `<${id}@${domain}>`,
        from: { name: mailFrom.name || context.organisation, address: mailFrom.address },
        replyTo: mailReplyTo ?? context.replyTo,
        headers: {
          'List-Unsubscribe': `<${link}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          Precedence: 'bulk',
        },
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
