// Addresses that moved for good, from content/facts/redirects.yaml. The build makes a page and a rule for hosts and the
// desk of each.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

const address = z
  .string()
  .regex(/^\/[a-z0-9/-]*[a-z0-9](?:#[a-z0-9-]+)?$/, 'must be an address of this site, such as /blog/4')
  .describe('It begins with a slash and does not end with one.');

export const redirects = readFacts(
  'redirects',
  z.record(address, address).superRefine((moved, { addIssue }) => {
    for (const [from, to] of Object.entries(moved))
      if (to in moved)
        addIssue({ code: 'custom', path: [from], message: `must not lead to ${to}, which has moved itself` });
  }),
);
