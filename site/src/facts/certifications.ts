// The certificates we hold, from content/facts/certifications.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const certification = z.strictObject({
  name: filled,
  description: filled.describe('One sentence.'),
  status: filled.describe('What it is as long as it counts: Certified, Licensed.'),
  lastAudit: filled.describe('November 2024, or Ongoing where there is no single audit.'),
  validUntil: filled.describe('As it is written, in quotes: "2027".'),
  lastDay: z.iso
    .date()
    .exactOptional()
    .describe('The last day it counts; from the next day on it is due for renewal.'),
});

export type Certification = z.infer<typeof certification>;

export const { certifications } = readFacts(
  'certifications',
  z.strictObject({
    certifications: z.strictObject({
      iso27001: certification,
      soc2: certification,
      gdpr: certification,
      ferpa: certification,
      nitaU: certification,
      ucc: certification,
      dataProtectionAct: certification,
    }),
    sample: z.boolean().default(false).describe('true while it is a stand-in. Listed before launch.'),
  }),
);
