// Sends one email at once, without the outbox, and prints the mail server's reply.
import { errorCode, errorMessage } from '../error-text.ts';
import { openTransport } from '../mail/mail-sender.ts';
import type { Settings } from '../settings.ts';
import { CommandError } from './command-line.ts';

const hints: Record<string, string> = {
  EAUTH: 'name or password in SMTP_URL is wrong (a @, : or / in them is written %40, %3A, %2F)',
  ECONNECTION: 'no server answers at that host and port',
  EDNS: 'there is no such host',
  EENVELOPE: 'the server does not take emails from MAIL_FROM, or to that address',
  ESOCKET: 'the connection broke: is it the right port (587 for smtp://, 465 for smtps://)?',
  ETIMEDOUT: 'the server says nothing: is a firewall in between?',
  ETLS: 'the server speaks no TLS, and nothing is sent without it',
};

export function mailProblem(error: unknown): string {
  const hint = hints[errorCode(error)];
  return hint ? `${hint} (${errorMessage(error)})` : errorMessage(error);
}

export async function sendTestMail(settings: Settings, address: string | undefined): Promise<string> {
  const { smtpUrl, mailFrom, deskUrl } = settings;
  const to = address ?? settings.mailTo;
  if (!smtpUrl)
    throw new CommandError(
      'SMTP_URL is not set, so the desk sends no email: see Settings in docs/running.md',
    );
  if (!to) throw new CommandError('mail test needs an address, or MAIL_TO');
  const transport = openTransport(smtpUrl);
  const where = `${new URL(smtpUrl).hostname}, from ${mailFrom.address} to ${to}`;
  try {
    const { response } = await transport.sendMail({
      from: mailFrom,
      to,
      subject: `A test from ${deskUrl}`,
      text: `This email was sent by hand, to see whether mail from ${deskUrl} arrives. It did.\n`,
    });
    return `Taken by ${where}: ${response.trim()}\nNow see whether it arrives, and not among spam.`;
  } catch (error) {
    throw new CommandError(`${where} refused the email: ${mailProblem(error)}`);
  } finally {
    transport.close();
  }
}
