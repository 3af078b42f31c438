// Schema of the words of FigureList. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { link, list, points } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { drawingNames } from '../../lib/drawings.ts';
import { icon } from '../../lib/schema-parts.ts';

export const figureListWords = section({
  pointsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the points', description: 'Of each entry: Examples.' }),
  groups: list(
    z.strictObject({
      title: pageText.exactOptional().describe('The heading of the group. A single group needs none.'),
      text: pageText.exactOptional().describe('A sentence about the group.'),
      icon: icon.exactOptional(),
      entries: list(
        z.strictObject({
          figure: pageText.describe('The figure: 85%.'),
          title: pageText.describe('A description.'),
          text: pageText.describe('Its meaning.'),
          drawing: z.enum(drawingNames).exactOptional().describe('The drawing beside it.'),
          points: points.exactOptional(),
          link: link.exactOptional().describe('Where it is used.'),
        }),
      ).describe('The figures of the group.'),
    }),
  ).describe('Groups of figures.'),
});
export type FigureListWords = z.infer<typeof figureListWords>;
