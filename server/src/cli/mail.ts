// Sends one email at once, without the outbox, and prints the mail server's reply.
import { errorCode, errorMessage } from '../error-text.ts';
import { openTransport } from '../mail/mailer.ts';
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

/** To MAIL_TO without an address. Returns the mail server's reply. */
export async function sendNow(
  { smtpUrl, mailFrom, mailTo }: Settings,
  address: string | undefined,
  mail: { subject: string; text: string },
): Promise<string> {
  const to = address ?? mailTo;
  if (!smtpUrl)
    throw new CommandError(
      'SMTP_URL is not set, so the server sends no email: see Settings in docs/running.md',
    );
  if (!to) throw new CommandError('there is no address to send to: name one, or set MAIL_TO');
  const transport = openTransport(smtpUrl);
  const where = `${new URL(smtpUrl).hostname}, from ${mailFrom.address} to ${to}`;
  try {
    const { response } = await transport.sendMail({ from: mailFrom, to, ...mail });
    return `Taken by ${where}: ${response.trim()}`;
  } catch (error) {
    throw new CommandError(`${where} refused the email: ${mailProblem(error)}`);
  } finally {
    transport.close();
  }
}
