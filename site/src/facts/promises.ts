// Promises besides the product: retention, security fixes, set-up, releases, VIP support, hosting.
import { z } from 'astro/zod';
import { formatDate } from '../lib/dates.ts';
import { countWord } from '../lib/format-text.ts';
import { group, type Placeholders, textWith } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import { organisationPlaceholders } from './organisation.ts';
import { planName } from './prices.ts';
import { schoolTerms } from './terms.ts';

const text = textWith(organisationPlaceholders);
const sample = z.boolean().default(false).describe('true while it is invented. Listed before launch.');

const span = z
  .string()
  .regex(
    /^\d+ (?:minute|hour|day|working day|week|month|year)s?$/,
    'must be a number and a unit, such as 24 months',
  )
  .describe('A number and minutes, hours, days, weeks, months or years.');

const months = z
  .string()
  .regex(/^[1-9]\d* months$/, 'must be a number of months, such as 24 months')
  .describe('A number of months. The server erases by it.');

const days = z
  .string()
  .regex(/^[1-9]\d* days$/, 'must be a number of days, such as 30 days')
  .describe('A number of days. The server erases by it.');

const retention = readFacts(
  'retention',
  z.strictObject({
    byUs: z
      .strictObject({
        forms: months.describe('A form, from the day it arrives.'),
        jobApplications: months.describe('A message that applies for a position.'),
        spam: days,
        unconfirmedSubscription: days.describe('An address that never confirmed the newsletter.'),
        mailCopies: days,
        backups: span,
        afterLeaving: span.describe('A school’s records after it has left.'),
        afterTrial: span.describe('The records of a cancelled trial.'),
      })
      .describe('Data that we store.'),
    bySchools: z
      .strictObject({
        academic: text.describe('Marks, report cards, certificates.'),
        attendance: text.describe('Registers and continuous assessment.'),
        health: text.describe('Health notes, discipline and letters.'),
        unsuccessfulApplications: text,
        fees: text,
      })
      .describe('Data of a school, as we advise it. Ends a sentence: kept 1 year.'),
    sample,
  }),
);

const count = (span: string) => Number.parseInt(span, 10);

/** How long the server keeps what it stores. */
export function retentionTimes() {
  const { forms, jobApplications, spam, unconfirmedSubscription, mailCopies } = retention.byUs;
  return {
    retentionMonths: { forms: count(forms), jobApplications: count(jobApplications) },
    retentionDays: {
      spam: count(spam),
      unconfirmedSubscription: count(unconfirmedSubscription),
      mailCopies: count(mailCopies),
    },
  };
}

const security = readFacts(
  'security',
  z.strictObject({
    acknowledge: span.describe('Until a person confirms the report.'),
    judge: span.describe('Until we say how severe it is.'),
    fix: z.strictObject({ critical: span, high: span, medium: span, low: span }),
    pay: span.describe('From the fix to the reward.'),
    publish: z.strictObject({ afterFix: span, afterReport: span }),
    scope: z.strictObject({
      bounty: text.describe('Paid by the table of the bug bounty.'),
      website: text.describe('Paid as the trust page says.'),
    }),
    sample,
  }),
);

const settingUp = readFacts(
  'setting-up',
  z.strictObject({
    minutesPerLearner: z.int().positive(),
    paperBesideWeeks: z.int().positive(),
    demoMinutes: z.int().positive(),
    sample,
  }),
);

const dayOfYear = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-[0-3]\d$/, 'must be a month and a day in quotes, as "10-16"');

const rhythm = z
  .strictObject({
    weeks: z.tuple([z.int().positive(), z.int().positive()]).describe('At least and at most.'),
    quiet: z.strictObject({
      from: dayOfYear,
      to: dayOfYear,
      words: text.describe('The same in words: mid-October to mid-January.'),
    }),
    next: z.strictObject({
      version: z.string().regex(/^\d+\.\d+$/, 'must be a version in quotes, such as "2.6"'),
      day: z.iso.date(),
    }),
    oldApiYears: z.int().positive(),
    sample,
  })
  .superRefine(({ quiet, next: { day } }, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', path: ['next', 'day'], message });
    const problem = releaseDayProblem(day, quiet);
    if (problem) refuse(problem);
    const term = schoolTerms().find(({ starts, ends }) => starts <= day && day <= ends);
    if (term) refuse(`is in ${term.name}: a release comes outside the terms`);
  });

/** Why schools cannot get a release on this day; undefined if they can. */
export function releaseDayProblem(
  day: string,
  { from, to }: { from: string; to: string } = releaseRhythm.quiet,
): string | undefined {
  if (new Date(day).getUTCDay() !== MONDAY) return 'must be a Monday: releases come on Mondays';
  // The quiet weeks run over the end of the year.
  const isQuiet = day.slice(5) >= from || day.slice(5) <= to;
  return isQuiet ? 'is in the quiet weeks of content/facts/release-rhythm.yaml' : undefined;
}

const MONDAY = 1;

export const releaseRhythm = readFacts('release-rhythm', rhythm);

const tier = z.strictObject({
  answer: span.describe('Until somebody answers, at the latest.'),
  early: text.describe('How long before everybody else new modules are shown: 4 weeks.'),
  review: text.describe('How often the board gets a review: every term.'),
});

const vip = readFacts('vip', z.strictObject({ silver: tier, gold: tier, platinum: tier, sample }));

const place = z.strictObject({ country: text, city: text });

export const hosting = readFacts(
  'hosting',
  z.strictObject({
    countries: z.tuple([place, place]).describe('The first has the records, the second the copy.'),
    firstCountryOnly: z.enum(['starter', 'professional', 'enterprise']).describe('A plan.'),
    noticeDays: z.int().positive(),
    subProcessors: z.array(
      z.strictObject({ company: text, task: text.describe('Its service to us.'), country: text }),
    ),
    sample,
  }),
);

const inOnePlace = ({ country, city }: z.infer<typeof place>) => `${country} (${city})`;

/** `{{retention.forms}}`, `{{span.health}}`, `{{security.fix.low}}`, `{{setup.demoMinutes}}`, `{{vip.gold.early}}`. */
export function promisePlaceholders(): Placeholders {
  const { sample: _setup, ...setup } = settingUp;
  const { sample: _vip, ...tiers } = vip;
  const [first, second] = hosting.countries;
  return {
    ...group('retention', retention.byUs),
    ...group('span', retention.bySchools),
    ...group('security', {
      acknowledge: security.acknowledge,
      judge: security.judge,
      pay: security.pay,
    }),
    ...group('security.fix', security.fix),
    ...group('security.publish', security.publish),
    ...group('security.scope', security.scope),
    ...group('setup', setup),
    ...group('releases', {
      weeks: releaseRhythm.weeks.map((weeks) => countWord(weeks).toLowerCase()).join(' to '),
      quiet: releaseRhythm.quiet.words,
      next: releaseRhythm.next.version,
      'next.day': formatDate(releaseRhythm.next.day),
      oldApi: `${countWord(releaseRhythm.oldApiYears).toLowerCase()} years`,
    }),
    ...Object.assign({}, ...Object.entries(tiers).map(([name, tier]) => group(`vip.${name}`, tier))),
    ...group('hosting', {
      first: inOnePlace(first),
      second: inOnePlace(second),
      country: first.country,
      plan: planName(hosting.firstCountryOnly),
      noticeDays: hosting.noticeDays,
    }),
  };
}
