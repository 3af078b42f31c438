// Rules for sentences of the built site, with periods from the facts.
import { placeholders } from '../src/facts/fill-in.ts';
import type { SentenceRule } from './sentences.ts';

const fact = (name: string): string => {
  const value = placeholders[name];
  if (value === undefined) throw new Error(`No fact fills {{${name}}}.`);
  return value;
};

/** Essays, papers and documentation have more freedom. */
const SHORT_PAGES = /^(?!\/(?:blog|whitepapers|docs|press|events\/recordings|documents|reports)\/)/;

export const sentenceRules: readonly SentenceRule[] = [
  {
    what: 'says that results come from the examiner',
    pattern:
      /\b(?:UNEB|UVTAB)\b[^.]{0,60}\bresults (?:come )?in\b|\bresults\b[^.]{0,30}\b(?:fetched|pulled) from UNEB\b/i,
    unless: /\b(?:not|never)\b/i,
  },
  {
    what: 'offers an invoice to everybody; it is for public institutions',
    pattern: new RegExp(`\\b${fact('netTerms')}\\b`),
    unless: /\bpublic\b/i,
  },
  {
    what: 'pays an affiliate by mobile money',
    pattern:
      /\b(?:payouts?|paid to you|we pay you)\b[^.]{0,60}\b(?:MTN|Airtel|mobile.money)|\b(?:MTN|Airtel|mobile.money)\b[^.]{0,40}\b(?:payouts?|paid to you)\b/i,
    on: /^\/affiliate/,
  },
  {
    what: 'names an interruption that the promised uptime has no room for',
    pattern: /\binterruption\b[^.]*\b\d+ minutes\b/i,
    unless: /\bannounced\b/i,
  },
  {
    what: 'gives another time for publishing a weakness',
    pattern: /\b(?:you may|before you) publish\b/i,
    periods: [fact('security.publish.afterFix'), fact('security.publish.afterReport')],
  },
  {
    what: 'keeps applications for a position for another time',
    pattern: /\b(?:job applications?|applications? for a (?:position|job))\b/i,
    periods: [fact('retention.jobApplications'), fact('retention.forms')],
  },
  {
    what: 'keeps health notes for another time',
    pattern: /\bhealth notes?\b[^.]*\b(?:leaves|left|leaving|kept|keep)\b/i,
    periods: [fact('span.health'), fact('span.attendance'), fact('span.unsuccessfulApplications')],
  },
  {
    what: 'gives a demo another length',
    pattern: /\b\d+[- ]minutes?[- ](?:long )?demo\b|\bdemo (?:takes|of) \d+ minutes\b/i,
    periods: [`${fact('setup.demoMinutes')} minutes`],
  },
  {
    what: 'offers the parents’ app to schools whose usual plan has none',
    pattern: /\bin the app\b|\bparents’ app\b/i,
    unless: /\b(?:Professional|Enterprise|plan)\b/,
    on: /^\/for\/primary$/,
  },
  {
    what: 'promises early modules to all VIP tiers alike',
    pattern: /\ba term before anyone else\b/i,
  },
  {
    what: 'states the rhythm of releases by itself',
    pattern: /\breleases?\b[^.]{0,60}\bevery\b[^.]{0,30}\bweeks\b/i,
    unless: new RegExp(fact('releases.weeks')),
  },
  {
    what: 'uses a word that reads badly: stands, whoever, reckon, nought',
    pattern: /(?<!’ )\bstands\b(?! out)|\b(?:whoever|reckon\w*|nought)\b/i,
    on: SHORT_PAGES,
  },
];
