// Schema of the words of FeatureIndex. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { icon } from '../../lib/schema-parts.ts';
import { section, sectionGround } from '../../ui/Section/words.ts';
import { link, list, points } from '../../ui/words.ts';

const featureHead = {
  title: pageText.describe('The name of the entry.'),
  text: pageText.describe('A sentence or two about it.'),
  icon: icon.exactOptional(),
};

export const feature = z.strictObject({
  id: sectionGround.id,
  ...featureHead,
  mark: pageText.exactOptional().meta({ title: 'Small figure or word', description: 'As in: 2-3 days.' }),
  pointsTitle: pageText
    .exactOptional()
    .meta({ title: 'Heading above the points', description: 'Leave it out if the text introduces them.' }),
  points: points.exactOptional(),
  link: link.exactOptional().describe('Where to read more.'),
  links: list(link).exactOptional().describe('Several places to read more.'),
});
export type Feature = z.infer<typeof feature>;

/** Each entry has the same number of lists. */
export const featureWithLists = z.strictObject({
  ...featureHead,
  lists: list(
    z.strictObject({
      title: pageText.describe('The heading of the list: Requirements.'),
      items: list(pageText).describe('Short points, one line each.'),
    }),
  ).describe('Lists beside the entry, as many for each entry.'),
});

export const featureIndexWords = section({
  look: z.enum(['rows', 'grid', 'cards', 'lists']).exactOptional().meta({
    title: 'Layout',
    description:
      'Grid has two or three columns; rows are for a few weighty entries; cards have boxes; lists have one entry a row, with its lists.',
  }),
  features: list(z.union([feature, featureWithLists])).meta({
    title: 'Entries',
    description: 'The most important first.',
  }),
});
export type FeatureIndexWords = z.infer<typeof featureIndexWords>;
