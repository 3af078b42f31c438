// Says in plain words why a mail server takes no email.
import { errorCode, errorMessage } from '../error-text.ts';

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
