// What /.well-known/security.txt says besides the contacts, from content/facts/security-txt.yaml.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

export const { languages } = readFacts(
  'security-txt',
  z.strictObject({ languages: z.array(z.string()).min(1).describe('Codes: en, sw.') }),
);
