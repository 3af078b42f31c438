// Client libraries, message languages, the practice school and the sample learner.

import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { z } from 'astro/zod';
import { language, sampleWhile } from '../readers/fields.ts';
import { group, type Placeholders, textWith } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import { organisationPlaceholders } from './organisation.ts';

const text = textWith(organisationPlaceholders);

const sdk = z.strictObject({
  language: text,
  package: text.describe('The name that its registry knows it by.'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 3.2.0'),
  status: text.describe('Stable, Beta.'),
  docs: z.string().startsWith('/docs/', 'must be an address that begins with /docs/'),
});

const sdks = readFacts(
  'sdks',
  z.strictObject({
    notice: text.describe('Before each command that installs a package.'),
    javascript: sdk,
    python: sdk,
    php: sdk,
    java: sdk,
    sample: sampleWhile('no library is published'),
  }),
);

export const languages = readFacts(
  'languages',
  z.strictObject({
    received: z
      .string()
      .regex(/^[^’‘“”]*$/, 'must have straight quotes, because a curly one shortens an SMS')
      .describe('The SMS after a payment. Leave {school}, {amount}, {learner}, {receipt} and {balance}.'),
    messageLanguages: z.array(language).min(1),
    sample: sampleWhile('a language is not confirmed'),
  }),
);

const practiceSchool = readFacts(
  'practice-school',
  z.strictObject({
    learners: z
      .literal(learnersOf(secondarySchool).length)
      .describe('How many learners are in the sandbox’s secondary school.'),
    ownKeys: text.describe('How soon a key of one’s own comes: within a day.'),
    learner: text.describe('On the pictures of the product, surname first.'),
  }),
);

export const sampleLearner = () => practiceSchool.learner;

/** `{{sdk.python}}` is the version of a library, `{{package.python}}` its package. */
export function productPlaceholders(): Placeholders {
  const { notice, sample: _, ...libraries } = sdks;
  const all = Object.entries(libraries);
  return {
    practiceLearners: String(practiceSchool.learners),
    ownKeys: practiceSchool.ownKeys,
    learner: practiceSchool.learner,
    'sdk.notice': notice,
    'message.received': languages.received,
    ...group('sdk', Object.fromEntries(all.map(([name, { version }]) => [name, version]))),
    ...group('sdk', Object.fromEntries(all.map(([name, { status }]) => [`${name}.status`, status]))),
    ...group('package', Object.fromEntries(all.map(([name, sdk]) => [name, sdk.package]))),
  };
}
