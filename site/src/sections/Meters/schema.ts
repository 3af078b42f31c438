// Schema of the words of Meters. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { factNumber, pageText } from '../../facts/page-text.ts';

export const meter = z.strictObject({
  label: pageText.describe('Name of the measurement.'),
  percent: factNumber.describe('The percentage, a fact without its sign.'),
  note: pageText.exactOptional().describe('A few words under it.'),
  description: pageText.exactOptional().describe('A sentence or two under it.'),
  tags: list(pageText).exactOptional().describe('Short words under it.'),
  parts: list(
    z.strictObject({
      name: pageText.describe('The goal.'),
      done: z.number().describe('How much is done.'),
      of: z.number().positive().meta({ title: 'Out of', description: 'How much there is to do.' }),
      text: pageText.exactOptional().describe('The words in place of “done of all”.'),
      weight: z
        .number()
        .positive()
        .exactOptional()
        .meta({ title: 'Number of goals', description: 'One unless given.' }),
    }),
  )
    .exactOptional()
    .describe('The goals behind it. Their average must be the percentage.'),
});
type Meter = z.infer<typeof meter>;

/** Weighted average of the parts, in whole percent. */
function averageOf(parts: NonNullable<Meter['parts']>): number {
  const weights = parts.reduce((sum, { weight = 1 }) => sum + weight, 0);
  return Math.round(
    (100 * parts.reduce((sum, { done, of, weight = 1 }) => sum + (done / of) * weight, 0)) / weights,
  );
}

const averaged = meter.refine(({ percent, parts }) => !parts || averageOf(parts) === percent, {
  path: ['percent'],
  error: ({ input }) => `must be ${averageOf((input as Required<Meter>).parts)}, the average of its goals`,
});

const fields = section({
  meters: list(averaged).describe('The percentages.'),
  whole: pageText
    .exactOptional()
    .meta({ title: 'Shares of', description: 'Only where at most four of them make 100.' }),
  tagsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the tags', description: 'As in: Languages.' }),
  partsTitle: pageText
    .exactOptional()
    .meta({ title: 'Words above the goals', description: 'As in: Goal by goal.' }),
});

export const metersWords = fields.refine(
  ({ whole, meters }) =>
    !whole || (meters.length <= 4 && meters.reduce((sum, { percent }) => sum + percent, 0) === 100),
  { path: ['meters'], error: 'must be at most four shares that make 100' },
);
export type MetersWords = z.infer<typeof metersWords>;
