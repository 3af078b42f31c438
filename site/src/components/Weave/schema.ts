// Schema of the words of Weave. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { factNumber } from '../../facts/page-text.ts';
import { list } from '../schema.ts';

const weaveGroup = z.strictObject({
  count: z
    .union([z.int().positive(), factNumber])
    .meta({ title: 'Number of bars', description: 'One bar for each thing that is counted.' }),
  tone: z.literal([0, 1, 2, 3]).meta({
    title: 'Colour',
    description: 'Of the bars.',
    labels: { 0: 'Grey', 1: 'Green', 2: 'Yellow', 3: 'Red' },
  }),
  apart: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Starts a row of its own', description: 'With an empty row above it.' }),
});

/** A bar of the woven pattern for each counted item. */
export const weaveGroups = list(weaveGroup).describe('Groups of bars, in their order.');
