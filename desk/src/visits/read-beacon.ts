// What one request says about a visit. Nothing of it names a person: the address and the browser are only hashed.
import { BEACON } from '@tred/contract/limits';
import type { Sighting } from '../store/visits.ts';

/** Its address is a page of the site. */
interface Beacon {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A field of the beacon. */
  field(name: string): string | undefined;
  ownHosts: readonly string[];
  countryHeader: string | undefined;
}

const longest = 80;
/** Programs that run scripts and say so; others send no beacon. */
const program = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|^$/i;
const phone = /Mobi|Android|iPhone|iPad/;

/** People who ask not to be counted, programs, and staff. */
export function isCounted({ headers }: Pick<Beacon, 'headers'>, isStaff: boolean): boolean {
  const browser = String(headers['user-agent'] ?? '');
  return !isStaff && headers.dnt !== '1' && headers['sec-gpc'] !== '1' && !program.test(browser);
}

/** A visitor may type an address or a number into the search: such words are not stored. */
const isPersonal = (words: string) => /@|\d{5}/.test(words.replaceAll(/[\s.-]/g, ''));

const clean = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longest);

/** The weekly email repeats it: not a link or a sentence. */
const nameIn = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,39}$/u.test(clean(text)) ? clean(text) : '';

function hostOf(referrer: string, ownHosts: readonly string[]): string {
  if (!URL.canParse(referrer)) return '';
  const { hostname } = new URL(referrer);
  return ownHosts.includes(hostname) ? '' : hostname.replace(/^www\./, '');
}

export function readBeacon({
  headers,
  field,
  ownHosts,
  countryHeader,
}: Beacon): Omit<Sighting, 'visitor'> | undefined {
  const { pathname, searchParams } = new URL(field(BEACON.page) ?? '');
  const utm = (name: string) => nameIn(searchParams.get(`utm_${name}`) ?? '');
  const download = clean(field(BEACON.download) ?? '');
  const words = clean(field(BEACON.nothingFound) ?? '');
  if (words && isPersonal(words)) return undefined;
  const country = countryHeader ? String(headers[countryHeader] ?? '') : '';
  return {
    source: utm('source') || hostOf(field(BEACON.referrer) ?? '', ownHosts).slice(0, longest),
    campaign: utm('campaign'),
    device: phone.test(String(headers['user-agent'])) ? 'phone' : 'computer',
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    did: words ? `search ${words}` : download ? `download ${download}` : `page ${pathname}`,
  };
}
