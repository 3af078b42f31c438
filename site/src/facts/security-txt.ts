// What /.well-known/security.txt says besides the contacts, from content/facts/security-txt.yaml. The date is moved on
// by a person who has read the file through.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

export const { expires, languages } = readFacts(
  'security-txt',
  z.strictObject({
    expires: z.iso
      .datetime({ error: 'must be a time in universal time, such as 2027-10-31T21:00:00Z' })
      .describe('Until when the file counts.'),
    languages: z.array(z.string()).min(1).describe('Codes: en, sw.'),
  }),
);
