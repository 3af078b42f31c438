// What everything that is published with a cover says.
import { z } from 'astro/zod';
import { filled } from './filled.ts';

export const published = {
  title: filled.max(53).describe('At most 53 characters. On the cover, in search engines and in lists.'),
  description: filled.min(70).max(160).describe('For search engines and the cover, 70 to 160 characters.'),
  summary: filled.max(160).describe('One sentence for lists and under the title.'),
  sample: z
    .boolean()
    .default(false)
    .describe('true while people, figures or findings in it are invented. Listed before launch.'),
};
