// A link that opens the mail program with a letter begun.

export function mailLink(to: string, { subject, body = '' }: { subject: string; body?: string }): string {
  // Mail programs want CRLF between lines (RFC 6068), and a plain @.
  const lines = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'));
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body && `&body=${lines}`}`;
}
