// The mailbox of an email address, for counting.

/** Gmail ignores dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Providers deliver name+anything@ to name@. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
