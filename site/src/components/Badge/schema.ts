// Schema of the words of Badge. The descriptions are the editor's help texts.
import { z } from 'astro/zod';

export const badgeTone = z
  .enum(['neutral', 'good', 'busy', 'warm'])
  .meta({ title: 'Colour', description: 'Of the badge. Its word must say the same.' });
export type BadgeTone = z.infer<typeof badgeTone>;
