// Schemas and collections of texts with placeholders for facts.
import type { z } from 'astro/zod';
import { titleLength } from '../lib/page-meta.ts';
import { collection as collectionOf, type Rules } from '../readers/collection.ts';
import { sampleWhile } from '../readers/fields.ts';
import { textWith } from '../readers/placeholders.ts';
import { placeholders } from './fill-in.ts';
import { renderMarkdown } from './markdown.ts';
import { organisation } from './organisation.ts';

/** A text field with filled placeholders: `filled.max(53)` counts the filled text. */
export const filled = textWith(placeholders);

/** The title of an entry’s page: search engines show all of it, with the company’s name. */
export const entryTitle = filled.refine((title) => title.length <= titleLength(organisation.name), {
  error: ({ input }) =>
    `must be at most ${titleLength(organisation.name)} characters long, and has ${String(input).length}`,
});

export const published = {
  title: entryTitle.describe('On the cover, in search engines and in lists.'),
  description: filled.min(70).max(160).describe('For search engines and the cover, 70 to 160 characters.'),
  summary: filled.max(160).describe('One sentence for lists and under the title.'),
  sample: sampleWhile('people, figures or findings in it are invented'),
};

/** A collection whose texts may have placeholders. */
export const collection = <Schema extends z.ZodType>(rules: Rules<Schema>) =>
  collectionOf({ ...rules, placeholders }, { render: renderMarkdown });
