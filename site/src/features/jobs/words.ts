// Schema of the list of open positions.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { link } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const openingsWords = section({
  apply: link.describe('The button beside each position.'),
  pay: pageText.describe('The pay of a position; leave {range}.'),
  deadline: z.strictObject({
    by: pageText.describe('Before the last day to apply.'),
    none: pageText.describe('Where there is no last day.'),
  }),
  empty: pageText.describe('Where no position is open.'),
});
export type OpeningsWords = z.infer<typeof openingsWords>;
