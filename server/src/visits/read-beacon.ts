// Reads what one request says about a visit. Nothing of it names a person: the address and the browser are only hashed.
import { BEACON } from '@tred/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { PostedPairs } from '../request-body.ts';
import type { Sighting } from './visit-steps.ts';

interface Beacon {
  /** A page of the site. */
  page: URL;
  fields: PostedPairs;
  ownHosts: readonly string[];
}

const longest = 80;
/** Programs that run scripts and say so; others send no beacon. */
const program = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|^$/i;

/** People who ask not to be counted, programs, and staff. */
export function isCounted({ headers }: Pick<FastifyRequest, 'headers'>, isStaff: boolean): boolean {
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

/** It is shown to staff: not a link or a sentence. */
const nameIn = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,39}$/u.test(clean(text)) ? clean(text) : '';

function hostOf(referrer: string, ownHosts: readonly string[]): string {
  const { hostname = '' } = URL.parse(referrer) ?? {};
  return ownHosts.includes(hostname) ? '' : hostname.replace(/^www\./, '');
}

export function readBeacon({
  page: { pathname, searchParams },
  fields,
  ownHosts,
}: Beacon): Sighting | undefined {
  const utm = (name: string) => nameIn(searchParams.get(`utm_${name}`) ?? '');
  const download = clean(fields.get(BEACON.download) ?? '');
  const words = clean(fields.get(BEACON.nothingFound) ?? '');
  if (words && isPersonal(words)) return undefined;
  const source = utm('source') || hostOf(fields.get(BEACON.referrer) ?? '', ownHosts).slice(0, longest);
  const campaign = utm('campaign');
  return {
    did: words ? `search ${words}` : download ? `download ${download}` : `page ${pathname}`,
    from: [`source ${source}`, ...(campaign ? [`campaign ${campaign}`] : [])],
  };
}
