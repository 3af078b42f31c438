// Schema of the words of PictureHero. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { actions, link, list, points } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const pictureHeroWords = z.strictObject({
  kicker: z.union([pageText, link]).exactOptional().meta({
    title: 'Line above the title',
    description: 'The subject of the page, or a link to the page above it.',
  }),
  title: z
    .union([pageText, list(pageText)])
    .describe('The title of the page. A list sets it very large, one entry for each line.'),
  lead: pageText
    .exactOptional()
    .meta({ title: 'Introduction', description: 'A sentence or two under the title.' }),
  actions: actions.exactOptional(),
  points: points.exactOptional(),
  badges: list(pageText).exactOptional().describe('Short names in frames, such as standards.'),
  proof: pageText
    .exactOptional()
    .meta({ title: 'Line under the buttons', description: 'Shows that it is true.' }),
});
export type PictureHeroWords = z.infer<typeof pictureHeroWords>;
