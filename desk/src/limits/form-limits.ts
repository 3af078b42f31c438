// How much is too much. Tight by what is sent, generous by network: a whole school shares one address.
import { createHash } from 'node:crypto';
import type { Submission } from '@tred/contract/registry';
import { emailOf } from '../store/accept.ts';
import type { Counters, Mark } from './counters.ts';
import { type Lookup, lookupMarks } from './lookup-limits.ts';
import { mailboxOf } from './mailbox.ts';
import { networkOf } from './network.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024;

/** The figures of docs/running.md; a test holds the two together. */
export const rules = {
  /** One mailbox, one form. */
  mailbox: { name: 'mailbox', limit: 8, per: hour },
  /** The same long text over and over, whoever signs it. */
  text: { name: 'text', limit: 10, per: hour },
  /** People of one network at one event: a school may send its whole office. */
  registrations: { name: 'registrations', limit: 30, per: day },
  /** Votes for one request from one network. */
  votes: { name: 'votes', limit: 100, per: day },
  /** A school, a campus or a carrier's shared address, one form. */
  network: { name: 'network', limit: 400, per: 10 * minute },
  /** What one network sends that has to be put right first. */
  refused: { name: 'refused', limit: 300, per: 10 * minute },
  /** Mail that one network makes us write to addresses it names. */
  letters: { name: 'letters', limit: 300, per: day },
  /** What one network puts on our disk, in KB. */
  networkDisk: { name: 'network-disk', limit: 5 * megabyte, per: day },
  /** The whole form: what our disk should bear. */
  form: { name: 'form', limit: 3000, per: minute },
  /** What everyone together puts on our disk, in KB. */
  disk: { name: 'disk', limit: 500 * megabyte, per: day },
};

const shortText = 40;

interface Attempt {
  submission: Submission;
  ip: string;
}

export interface Limits {
  /** Counts an attempt, the narrowest limit first; returns the seconds to wait, or 0 to go on. */
  take(attempt: Attempt): Promise<number>;
  /** It was a repeat, or failed on our side: that costs neither sender nor text. */
  notKept(attempt: Attempt): Promise<void>;
  /** Counts what was not filled in rightly; returns the seconds to wait, or 0 to go on. */
  takeRefused(ip: string): Promise<number>;
  /** Counts a question how far something is; returns the seconds to wait, or 0 to go on. */
  takeLookup(lookup: Lookup): Promise<number>;
}

/** What tells one sender, or one text, from another. */
function ownMarks({ submission, ip }: Attempt): Mark[] {
  const { form, values } = submission;
  const email = emailOf(submission);
  const texts = Object.values(values).filter(
    (value) => typeof value === 'string' && value.length >= shortText,
  );
  const digest = (text: unknown) => createHash('sha256').update(String(text)).digest('base64url');
  const network = networkOf(ip);
  const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(values)) / 1024);
  const marks: Mark[] = texts.map((text) => ({ rule: rules.text, key: `${form} ${digest(text)}` }));
  if (email) marks.unshift({ rule: rules.mailbox, key: `${form} ${mailboxOf(email)}` });
  if (form === 'event-registration')
    marks.push({ rule: rules.registrations, key: `${values.event} ${network}` });
  if (form === 'event-registration' || form === 'newsletter' || form === 'quotation')
    marks.push({ rule: rules.letters, key: network });
  if (form === 'vote') marks.push({ rule: rules.votes, key: `${values.request} ${network}` });
  else {
    marks.push({ rule: rules.networkDisk, key: network, points: kilobytes });
    marks.push({ rule: rules.disk, key: 'all', points: kilobytes });
  }
  return marks;
}

const sharedMarks = ({ submission: { form }, ip }: Attempt): Mark[] => [
  { rule: rules.network, key: `${form} ${networkOf(ip)}` },
  { rule: rules.form, key: form },
];

export function createLimits(counters: Counters): Limits {
  return {
    take: (attempt) => counters.take([...ownMarks(attempt), ...sharedMarks(attempt)]),
    notKept: (attempt) => counters.giveBack(ownMarks(attempt)),
    takeRefused: (ip) => counters.take([{ rule: rules.refused, key: networkOf(ip) }]),
    takeLookup: (lookup) => counters.take(lookupMarks(lookup)),
  };
}

export const noLimits: Limits = {
  take: async () => 0,
  notKept: async () => {},
  takeRefused: async () => 0,
  takeLookup: async () => 0,
};
