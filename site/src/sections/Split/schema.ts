// Schema of the words of Split. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { footnote, sectionGround, sectionHead } from '../../components/Section/schema.ts';
import { actions, paragraphs, points } from '../../components/schema.ts';

export const splitWords = z.strictObject({
  title: sectionHead.title,
  text: paragraphs,
  points: points.exactOptional(),
  actions: actions.exactOptional(),
  words: z
    .enum(['left', 'right'])
    .exactOptional()
    .meta({ title: 'Side of the words', description: 'On wide screens; left unless given.' }),
  level: z.enum(['middle', 'top']).exactOptional().meta({
    title: 'Height of the words',
    description: 'Top for a few words beside something tall; middle unless given.',
  }),
  ...footnote,
  ...sectionGround,
});
export type SplitWords = z.infer<typeof splitWords>;
