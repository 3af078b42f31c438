// All rate limits, and which of them a request uses.
import type { Submission } from '@tred/contract/registry';
import { networksOf } from '../network.ts';
import { mailboxOf } from '../outbox/mailbox.ts';
import { emailOf } from '../submissions/accept.ts';
import type { Rule, Usage } from './rate-limiter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** For an IPv4 address or an IPv6 /64; a /56 has 1.5 times as much, a /48 twice. */
export const networkRules = {
  formsInAMinute: { name: 'network-minute', limit: 150, per: minute },
  forms: { name: 'network', limit: 400, per: 10 * minute },
  invalidForms: { name: 'refused', limit: 300, per: 10 * minute },
  registrations: { name: 'registrations', limit: 30, per: day },
  votes: { name: 'votes', limit: 100, per: day },
  /** Emails to addresses that a visitor enters. */
  emails: { name: 'emails', limit: 100, per: day },
  kilobytes: { name: 'network-disk', limit: 5 * 1024, per: day },
  lookupsOfOne: { name: 'lookup-reference', limit: 10, per: hour },
  lookups: { name: 'lookup-network', limit: 100, per: 10 * minute },
  logInsWithOneName: { name: 'login-own', limit: 10, per: 15 * minute },
  logIns: { name: 'login-network', limit: 30, per: 15 * minute },
  codes: { name: 'login-network-codes', limit: 5, per: day },
  unknownNames: { name: 'login-network-strangers', limit: 5, per: hour },
  visits: { name: 'visits', limit: 300, per: minute },
  visitsInADay: { name: 'visits-day', limit: 5000, per: day },
  sandboxRequests: { name: 'sandbox-requests', limit: 600, per: minute },
  sandboxSchools: { name: 'sandbox-schools', limit: 20, per: hour },
};

/** For all networks together: at least ten times the limit of a /48. */
export const sharedRules = {
  forms: { name: 'form', limit: 3000, per: minute },
  kilobytes: { name: 'disk', limit: 500 * 1024, per: day },
  codes: { name: 'login-codes', limit: 100, per: day },
  unknownNames: { name: 'login-strangers', limit: 100, per: hour },
};

/** For one mailbox or one person. */
export const personalRules = {
  mailbox: { name: 'mailbox', limit: 8, per: hour },
  refusedRights: { name: 'rights', limit: 60, per: hour },
  testIssues: { name: 'test-issues', limit: 20, per: hour },
};

/** Widest network first. */
const inNetwork = (rule: Rule, ip: string, about = '', points = 1): Usage[] =>
  networksOf(ip)
    .toReversed()
    .map(({ name, factor }) => ({
      rule: { ...rule, limit: Math.floor(rule.limit * factor) },
      key: `${about} ${name}`,
      points,
    }));

export const emailUsage = (ip: string): Usage[] => inNetwork(networkRules.emails, ip);

interface LimitedSubmission {
  submission: Submission;
  ip: string;
}

/** Usage of a valid form. `stored` is refunded when nothing new was stored. */
export function formUsage({ submission, ip }: LimitedSubmission): { stored: Usage[]; always: Usage[] } {
  const { form, values } = submission;
  const email = emailOf(submission);
  const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(values)) / 1024);
  const stored: Usage[] = [];
  if (form === 'vote') stored.push(...inNetwork(networkRules.votes, ip, values.request));
  else {
    stored.push(...inNetwork(networkRules.kilobytes, ip, '', kilobytes));
    stored.push({ rule: sharedRules.kilobytes, key: 'all', points: kilobytes });
  }
  if (form === 'event-registration') stored.push(...inNetwork(networkRules.registrations, ip, values.event));
  if (form === 'event-registration' || form === 'newsletter' || form === 'quotation')
    stored.push(...emailUsage(ip));
  if (email) stored.push({ rule: personalRules.mailbox, key: `${form} ${mailboxOf(email)}` });
  return {
    always: [
      ...inNetwork(networkRules.formsInAMinute, ip, form),
      ...inNetwork(networkRules.forms, ip, form),
      { rule: sharedRules.forms, key: form },
    ],
    stored,
  };
}

export const invalidFormUsage = (ip: string): Usage[] => inNetwork(networkRules.invalidForms, ip);

export const lookupUsage = (reference: string, ip: string): Usage[] => [
  ...inNetwork(networkRules.lookups, ip),
  ...inNetwork(networkRules.lookupsOfOne, ip, reference),
];

/** No limit for a name in all networks: strangers could shut its owner out, and passwords are too strong to be guessed. */
export const passwordUsage = (name: string, ip: string): Usage[] => [
  ...inNetwork(networkRules.logIns, ip),
  ...inNetwork(networkRules.logInsWithOneName, ip, name),
];

/** Six-digit codes are few, and asked for after the password. */
export const codeUsage = (name: string, ip: string): Usage[] => [
  ...inNetwork(networkRules.codes, ip, name),
  { rule: sharedRules.codes, key: name },
];

export const unknownNameUsage = (ip: string): Usage[] => [
  ...inNetwork(networkRules.unknownNames, ip),
  { rule: sharedRules.unknownNames, key: 'all' },
];

export const refusedRightUsage = (name: string): Usage[] => [
  { rule: personalRules.refusedRights, key: name },
];

/** A test goes to any address. */
export const testIssueUsage = (name: string): Usage[] => [{ rule: personalRules.testIssues, key: name }];

export const visitUsage = (ip: string): Usage[] => [
  ...inNetwork(networkRules.visits, ip),
  ...inNetwork(networkRules.visitsInADay, ip),
];
export const sandboxUsage = (ip: string): Usage[] => inNetwork(networkRules.sandboxRequests, ip);
export const schoolUsage = (ip: string): Usage[] => inNetwork(networkRules.sandboxSchools, ip);
