// The collections: what each entry must say, with help for whoever edits. A bad entry stops the build, which then
// names the file, the field and the reason.

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.md' }),
  schema: z.strictObject({
    inShort: z
      .array(z.string())
      .min(2)
      .max(6)
      .describe(
        'The points to know before reading on, one sentence or two each. {{facts}} may stand in them.',
      ),
  }),
});

export const collections = { legal };
