// Whose mailbox an address leads to: providers deliver name+anything@ to name@, and Gmail ignores dots.
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** For counting only: mail goes to the address as it was typed. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
