// Schemas and loaders for texts with placeholders for facts.
import { z } from 'astro/zod';
import { entryLoader, type FilePattern, type Rules } from '../readers/entries.ts';
import { textWith } from '../readers/placeholders.ts';
import { placeholders } from './fill-in.ts';

/** A text field with filled placeholders: `filled.max(53)` counts the filled text. */
export const filled = textWith(placeholders);

export const published = {
  title: filled.max(53).describe('At most 53 characters. On the cover, in search engines and in lists.'),
  description: filled.min(70).max(160).describe('For search engines and the cover, 70 to 160 characters.'),
  summary: filled.max(160).describe('One sentence for lists and under the title.'),
  sample: z
    .boolean()
    .default(false)
    .describe('Yes while people, figures or findings in it are invented. Listed before launch.'),
};

/** Loads a collection whose texts may have placeholders. */
export const entries = (files: FilePattern, rules: Rules) => entryLoader(files, { ...rules, placeholders });
