// The text of /.well-known/security.txt (RFC 9116).
import type { IsoDay } from '../lib/dates.ts';
import { absoluteUrl } from './addresses.ts';

/** The standard advises less than a year. */
const DAYS_VALID = 364;

export type SecurityTxtFacts = {
  site: URL | string;
  email: string;
  /** E.164. */
  phone: string;
  /** The day of the build. Each build publishes the contacts anew; a site that nobody builds any more goes stale. */
  today: IsoDay;
  languages: readonly string[];
};

export function securityTxt({ site, email, phone, today, languages }: SecurityTxtFacts): string {
  const at = (path: string) => absoluteUrl(site, path);
  return [
    '# Please read the guidelines first: no tests on live schools in lessons or exam weeks.',
    `Contact: mailto:${email}`,
    `Contact: ${at('/contact/security')}`,
    `Contact: tel:${phone}`,
    `Expires: ${expiryAfter(today)}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    `Policy: ${at('/security')}`,
    `Hiring: ${at('/careers')}`,
    '',
  ].join('\n');
}

function expiryAfter(day: IsoDay): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + DAYS_VALID);
  return date.toISOString().replace('.000', '');
}
