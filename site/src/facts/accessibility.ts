// What the last run of the browser tests saw, from content/facts/accessibility.yaml.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

export const accessibility = readFacts(
  'accessibility',
  z.strictObject({
    lastRun: z.iso.date().describe('The day of the tests.'),
    pages: z.int().positive().describe('How many pages they opened.'),
    failed: z.int().nonnegative().describe('How many of these pages had a fault.'),
    engines: z.array(z.string()).min(1).describe('In which browsers.'),
  }),
);
