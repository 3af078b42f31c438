// The text of /.well-known/security.txt (RFC 9116).
import { absoluteUrl } from './addresses.ts';

export type SecurityTxtFacts = {
  site: URL | string;
  email: string;
  /** E.164. */
  phone: string;
  expires: string;
  languages: readonly string[];
};

export function securityTxt({ site, email, phone, expires, languages }: SecurityTxtFacts): string {
  const at = (path: string) => absoluteUrl(site, path);
  return [
    '# Please read the guidelines first: no tests on live schools in lessons or exam weeks.',
    `Contact: mailto:${email}`,
    `Contact: ${at('/contact/security')}`,
    `Contact: tel:${phone}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    `Policy: ${at('/security')}`,
    `Hiring: ${at('/careers')}`,
    '',
  ].join('\n');
}
