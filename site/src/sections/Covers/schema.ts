// Schema of the words of Covers. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';

/** The list itself is computed. */
export const coversWords = section({
  variant: z.enum(['grid', 'featured', 'rows']).exactOptional().meta({
    title: 'Layout',
    description: 'Featured sets the first one large, rows all of them; grid unless given.',
  }),
});
export type CoversWords = z.infer<typeof coversWords>;
