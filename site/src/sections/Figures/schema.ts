// Schema of the words of Figures. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const stat = z.strictObject({
  figure: pageText.describe('The figure: 98%.'),
  label: pageText.describe('The thing counted.'),
  note: pageText.exactOptional().describe('A few words under it.'),
});

const titled = section({
  showTitle: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Show the heading', description: 'Else only people who hear the page are told it.' }),
  stats: list(stat).meta({ title: 'Figures', description: 'Three or four, the most important first.' }),
});

/** Under a hero they need no heading. */
export const figuresWords = titled.extend({ title: titled.shape.title.exactOptional() });
export type FiguresWords = z.infer<typeof figuresWords>;

/** For a page with figures from the facts. */
export const statHeadWords = titled.omit({ stats: true });
