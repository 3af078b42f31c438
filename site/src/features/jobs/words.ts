// Schemas for the words of the page of open positions.
import { z } from 'astro/zod';
import { section, sectionWords } from '../../components/Section/schema.ts';
import { link } from '../../components/schema.ts';
import { timetableWords } from '../../components/Timetable/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { stepsWords } from '../../sections/Steps/schema.ts';

const openings = section({
  apply: link.describe('The button beside each position.'),
  pay: pageText.describe('The pay of a position; leave {range}.'),
  deadline: z.strictObject({
    by: pageText.describe('Before the last day to apply.'),
    none: pageText.describe('Where there is no last day.'),
  }),
  empty: pageText.describe('Where no position is open.'),
});
export type OpeningsWords = z.infer<typeof openings>;

export const careers = readPage('careers', {
  hero: heroWords,
  culture: sectionWords,
  week: timetableWords,
  benefits: featureIndexWords,
  openings,
  hiring: stepsWords,
  closing: closingCallWords,
});
