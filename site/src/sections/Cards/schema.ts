// Schema of the words of Cards. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section, sectionGround } from '../../components/Section/schema.ts';
import { link, list, points, titledPoints } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { icon } from '../../lib/schema-parts.ts';

export const feature = z.strictObject({
  id: sectionGround.id,
  title: pageText.describe('The name of the entry.'),
  text: pageText.describe('A sentence or two about it.'),
  icon: icon.exactOptional(),
  mark: pageText.exactOptional().meta({ title: 'Small figure or word', description: 'As in: 2-3 days.' }),
  points: points.exactOptional(),
  lists: list(titledPoints).exactOptional().describe('Points under headings of their own.'),
  link: link.exactOptional().describe('Where to read more.'),
  links: list(link).exactOptional().describe('Several places to read more.'),
});
export type Feature = z.infer<typeof feature>;

export const cardsWords = section({
  variant: z.enum(['rows', 'grid']).exactOptional().meta({
    title: 'Layout',
    description: 'Grid has two or three columns; rows are for a few weighty entries.',
  }),
  pointsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the points', description: 'Of each entry: Goals.' }),
  features: list(feature).meta({
    title: 'Entries',
    description: 'The most important first.',
  }),
});
export type CardsWords = z.infer<typeof cardsWords>;
