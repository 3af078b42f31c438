// Checks of `tred-desk doctor` on letters: whether DNS lets the mail server send for the domain, and how many were refused.
import { Resolver } from 'node:dns/promises';
import { type CheckResult, ok, warn } from '@tred/contract/check-result';
import type { Settings } from '../settings.ts';
import { letterNumbers, letterRate, listSendings } from '../store/letters.ts';
import type { Store } from '../store/open-store.ts';

/** Texts of a name; rejects with `ENOTFOUND` or `ENODATA` if there are none. */
export type TextResolver = (name: string) => Promise<string[][]>;

/** The keys of other providers have names of their own. */
const SELECTORS = 'default mail dkim google selector1 s1 k1 key1 zoho mxvault smtp'.split(' ');
const MUCH = 0.05;

const usual: TextResolver = (name) => new Resolver({ timeout: 3_000, tries: 1 }).resolveTxt(name);

async function textsOf(resolve: TextResolver, name: string): Promise<string[] | undefined> {
  try {
    return (await resolve(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined;
  }
}

export async function checkSenderDomain(
  { mailFrom, smtpUrl }: Pick<Settings, 'mailFrom' | 'smtpUrl'>,
  resolve: TextResolver = usual,
): Promise<CheckResult[]> {
  const domain = mailFrom.address.replace(/^.*@/, '');
  // Nobody owns a name that ends with example.
  if (!smtpUrl || domain.endsWith('.example')) return [];
  const [spf, dmarc, ...keys] = await Promise.all(
    [domain, `_dmarc.${domain}`, ...SELECTORS.map((name) => `${name}._domainkey.${domain}`)].map((name) =>
      textsOf(resolve, name),
    ),
  );
  if (!spf || !dmarc || keys.every((found) => !found))
    return [ok('DNS does not answer, so SPF, DKIM and DMARC were not checked')];
  const has = (texts: readonly string[] | undefined, start: RegExp) =>
    texts?.some((text) => start.test(text)) ?? false;
  const lacks = [
    ...(has(spf, /^v=spf1\b/i) ? [] : [`no SPF record at ${domain}`]),
    ...(keys.some((found) => has(found, /\bp=\S/i)) ? [] : ['no DKIM key under a usual name']),
    ...(has(dmarc, /^v=DMARC1\b/i) ? [] : [`no DMARC record at _dmarc.${domain}`]),
  ];
  const fix = 'add what your mail provider gives you (docs/running.md, Letters), or letters end as spam';
  return [
    lacks.length > 0
      ? warn(`${domain} has ${lacks.join(', ')}`, fix)
      : ok(`${domain} has SPF, DKIM and DMARC`),
  ];
}

export async function checkRefusals({ db }: Pick<Store, 'db'>): Promise<CheckResult[]> {
  const last = (await listSendings(db)).find(({ state }) => state !== 'scheduled');
  if (!last) return [];
  const { sent, refused } = await letterNumbers(db, last.id);
  const rate = await letterRate(db);
  const summary = `the mail server refused ${refused} of ${refused + sent} of ${last.id}, at ${rate} a minute`;
  return [
    refused > 1 && refused > MUCH * (refused + sent)
      ? warn(summary, 'read its words at /desk#letters; lower the rate if it speaks of a limit')
      : ok(summary),
  ];
}
