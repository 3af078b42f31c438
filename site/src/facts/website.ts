// The website: redirects, parts of the documentation, security.txt, accessibility tests.
import { z } from 'astro/zod';
import { namesIn } from '../readers/content.ts';
import { language } from '../readers/fields.ts';
import { contentOf, readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

const address = z
  .string()
  .regex(/^(?:\/[a-z0-9.-]*[a-z0-9])+(?:#[a-z0-9-]+)?$/, 'must be an address of this site, such as /blog/4')
  .describe('It begins with a slash and does not end with one.');

const moved = contentOf(
  'redirects',
  z.record(address, address).superRefine((moved, { addIssue }) => {
    for (const [from, to] of Object.entries(moved))
      if (to in moved)
        addIssue({ code: 'custom', path: [from], message: `must not lead to ${to}, which has moved itself` });
  }),
);

/** Address of an event with a recording. */
const recorded = () =>
  namesIn('recordings', '.yaml').map((slug) => [`/events/${slug}`, `/events/recordings/${slug}`]);

export const redirects = (): Record<string, string> => ({ ...moved(), ...Object.fromEntries(recorded()) });

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

export const securityTxt = readFacts('security-txt', z.strictObject({ languages: z.array(language).min(1) }));

export const accessibility = readFacts(
  'accessibility',
  z.strictObject({
    lastRun: z.iso.date().describe('The day of the tests.'),
    failed: z.int().nonnegative().describe('How many of these pages had a fault.'),
    engines: z.array(z.string()).min(1).describe('In which browsers.'),
  }),
);
