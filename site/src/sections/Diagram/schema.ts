// Schema of the words of Diagram. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const diagramWords = section({
  flow: z
    .strictObject({
      caption: pageText.describe('Subject of the diagram.'),
      stages: list(
        z.strictObject({
          boxes: list(
            z.strictObject({
              name: pageText.describe('The name in the box.'),
              text: pageText.exactOptional().describe('A few words under it.'),
              main: z.boolean().exactOptional().meta({
                title: 'The diagram is about this box',
                description: 'It is drawn in the main colour.',
              }),
            }),
          ).describe('Boxes of one group.'),
          passes: pageText
            .exactOptional()
            .meta({ title: 'Words on the arrow to the next stage', description: 'Two or three words.' }),
          both: z
            .boolean()
            .exactOptional()
            .meta({ title: 'The arrow points both ways', description: 'For what is exchanged.' }),
        }),
      ).describe('The stages, in their order.'),
      note: pageText.exactOptional().describe('Small words under the diagram.'),
    })
    .describe('Boxes with arrows between them.'),
});
export type DiagramWords = z.infer<typeof diagramWords>;
