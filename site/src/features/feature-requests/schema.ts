// Schemas of feature requests and of their categories.
import { z } from 'astro/zod';
import { capabilities, capabilityName, progressOf } from '~/facts/capabilities';
import { collection, filled } from '~/facts/filled';
import { day, icon, sample } from '~/lib/schema-parts';
import { collectionFile } from '~/readers/collection';
import { contentText } from '~/readers/content';
import { nameIn } from '~/readers/fields';

function categoryNames(): string[] {
  const text = contentText('request-categories.yaml');
  return [...text.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name);
}

const requestCategory = z.strictObject({
  title: filled,
  icon,
  description: filled.max(140).describe('One sentence.'),
  requests: z.int().nonnegative().describe('How many requests we were sent, published or not.'),
  popular: z
    .array(
      z.strictObject({
        name: filled,
        capability: capabilityName.optional().describe('Says whether it is done.'),
      }),
    )
    .min(3)
    .describe('Most wanted first; the page shows the first three.'),
});

const writtenRequest = z.strictObject({
  title: filled.min(10).max(70).describe('The wish, in a few words.'),
  description: filled.min(60).max(220).describe('Two or three sentences: who needs it and why.'),
  votes: z.int().nonnegative().describe('Votes from before this list was public. The server adds its own.'),
  capability: capabilityName.describe('The request. Its status is in “What the product does”.'),
  category: nameIn(categoryNames, 'is not in content/request-categories.yaml').describe(
    'The part of the product that it belongs to.',
  ),
  university: filled.describe('Who asked for it first.'),
  priority: z.enum(['High', 'Medium', 'Low']),
  received: day.describe('The day it came in.'),
  sample,
});

/** Status, target and release come from capabilities.yaml, so that requests and the roadmap agree. */
const request = writtenRequest.transform(({ capability, ...written }) => ({
  ...written,
  ...progressOf(capability),
}));

/** The register says how far each request is. */
const inRegister = (id: string): string | undefined =>
  Object.values(capabilities()).some(({ request }) => request === id)
    ? undefined
    : `no capability in content/facts/capabilities.yaml answers it: add the line request: ${id} to one.`;

export type CategoryEntry = { id: string; data: z.infer<typeof requestCategory> };
export type RequestEntry = { id: string; data: z.infer<typeof request> };

export const requestCategories = collectionFile('request-categories.yaml', requestCategory);

export const requests = collection({
  folder: 'requests',
  pattern: '*.yaml',
  schema: request,
  named: inRegister,
});
