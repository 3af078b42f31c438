// Why an email was not sent and what to do about it; the mail server's own words are below.

function explained(error: string): string {
  if (/^4\d\d/.test(error)) return 'The other mail server asks to wait.';
  if (/^5\d\d/.test(error)) return 'The other mail server refuses it: check the address.';
  if (/log-?in|auth/i.test(error))
    return 'The mail server refuses our password: an administrator corrects SMTP_URL.';
  return 'The mail server does not answer: if that lasts, an administrator runs the doctor command.';
}

export const MailError = ({ error, isRetried }: { error: string; isRetried: boolean }) => (
  <details>
    <summary className="error">
      {explained(error)}
      {isRetried && ' It is tried again automatically.'}
    </summary>
    {error}
  </details>
);
