// Schemas of the company pages' words.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { mapWords } from '../../components/UgandaMap/schema.ts';
import { compareGroups } from '../../facts/figures.ts';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { coversWords } from '../../sections/Covers/schema.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/schema.ts';
import { figureListWords } from '../../sections/FigureList/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { metersWords } from '../../sections/Meters/schema.ts';
import { profilesWords } from '../../sections/Profiles/schema.ts';
import { statHeadWords } from '../../sections/StatStrip/schema.ts';

export const corporateResponsibility = readPage('corporate-responsibility', {
  hero: heroWords,
  impact: figureListWords,
  initiatives: featureIndexWords,
  partners: profilesWords,
  reports: coversWords,
  closing: closingCallWords,
});

const region = pageText.describe('The words on the map.');

export const diversity = readPage('diversity', {
  hero: heroWords,
  regionMap: mapWords.extend({
    regionTexts: z.strictObject({ Central: region, Western: region, Eastern: region, Northern: region }),
  }),
  metrics: statHeadWords,
  regions: metersWords,
  initiatives: featureIndexWords,
  partners: profilesWords,
  closing: closingCallWords,
});

/** The rows come from the register of figures. */
const register = figureListWords.omit({ groups: true }).extend({
  groups: z.record(z.enum(compareGroups), pageText).describe('The headings of the groups of figures.'),
  home: pageText.describe('The name of the home page in the table.'),
  dated: pageText.describe('A figure with a known day: {counts} says what it counts, {date} is the day.'),
});
export type RegisterWords = z.infer<typeof register>;

export const facts = readPage('facts', {
  hero: heroWords,
  register,
  closing: closingCallWords,
});

export const leaderboard = readPage('leaderboard', {
  hero: heroWords,
  podium: z.strictObject({ caption: pageText.describe('Says what the drawing shows.') }),
  ranks: section({ unit: pageText.describe('The word after a number of points.') }),
  recognition: featureIndexWords,
  closing: closingCallWords,
});
