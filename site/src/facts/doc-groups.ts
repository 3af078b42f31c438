// The parts of the documentation, in the order in which they are read, from content/facts/doc-groups.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

export const docGroups = readFacts(
  'doc-groups',
  z.strictObject({
    start: filled,
    uganda: filled,
    examples: filled,
    cli: filled,
    api: filled,
    sdk: filled,
  }),
);

export type DocGroup = keyof typeof docGroups;
