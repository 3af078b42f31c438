// Leadership and certificates.
import { z } from 'astro/zod';
import { pictureFile, sampleWhile } from '../readers/fields.ts';
import { readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

export const team = readFacts(
  'team',
  z.strictObject({
    people: z
      .array(
        z.strictObject({
          name: filled.min(3).describe('First name and surname.'),
          role: filled.describe('The person’s role here.'),
          text: filled.max(120).describe('One or two short sentences, at most 120 characters.'),
          portrait: z
            .strictObject({
              file: pictureFile,
              alt: filled.meta({ title: 'What it shows', description: 'For people who cannot see it.' }),
            })
            .exactOptional()
            .describe('A photograph, in the place of the drawn portrait.'),
        }),
      )
      .min(1),
    sample: sampleWhile('people are invented'),
  }),
);

export const authors = readFacts(
  'authors',
  z.strictObject({
    guests: z
      .array(
        z.strictObject({
          name: filled.min(3).describe('First name and surname.'),
          role: filled.describe('In small letters: former bursar.'),
        }),
      )
      .describe('Who writes articles and is not on the team.'),
    sample: z.boolean().default(false).describe('true while people are invented. Listed before launch.'),
  }),
);

const certification = z.strictObject({
  name: filled,
  description: filled.describe('One sentence.'),
  status: filled.describe('Its status while it is valid: Certified, Licensed.'),
  lastAudit: filled.describe('November 2024, or Ongoing where there is no single audit.'),
  validUntil: filled.describe('As it is shown: 2027.'),
  lastDay: z.iso
    .date()
    .exactOptional()
    .describe('The last day it counts; from the next day on it is due for renewal.'),
});

const certificates = z.strictObject({
  iso27001: certification,
  soc2: certification,
  gdpr: certification,
  ferpa: certification,
  nitaU: certification,
  ucc: certification,
  dataProtectionAct: certification,
});

const certificationFacts = readFacts(
  'certifications',
  z.strictObject({
    certifications: certificates,
    sample: sampleWhile('it is invented'),
  }),
);

export const certificationNames = Object.keys(certificates.shape) as (keyof z.infer<typeof certificates>)[];

export const certifications = () => certificationFacts.certifications;
