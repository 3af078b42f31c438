// Schemas of the sections that only the startup programme's pages have.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { datedEntry, datesWords } from '../../sections/Dates/schema.ts';
import { heroWords, weaveCountWords } from '../../sections/Hero/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';

export const meetingsWords = datesWords.extend({
  events: list(
    datedEntry.extend({
      dates: z
        .enum(['infoSession', 'foundersMeetup', 'fundingWorkshop'])
        .describe('The meeting in the calendar of the programme whose dates it has.'),
    }),
  ).describe('The meetings.'),
});
export type MeetingsWords = z.infer<typeof meetingsWords>;

export const roundsWords = dataTableWords
  .omit({ rows: true })
  .extend({ rounds: list(pageText).describe('Names of the next rounds, one row each.') });
export type RoundsWords = z.infer<typeof roundsWords>;

export const storiesWords = section({
  shown: z.int().positive().describe('How many are shown before the button is pressed.'),
  more: pageText.describe('On the button that shows all stories.'),
  less: pageText.describe('On the button that shows the first stories again.'),
  status: pageText.describe('Read out after a choice; leave {kind}, {shown} and {all}.'),
  filter: z.strictObject({
    legend: pageText.describe('Names the choice for people who hear the page.'),
    options: list(
      z.strictObject({
        value: z.enum(['all', 'edtech', 'saas', 'marketplace']).describe('The kind of startup.'),
        label: pageText.describe('The words to press.'),
      }),
    ).describe('The first one is for all stories.'),
  }),
});
export type StoriesWords = z.infer<typeof storiesWords>;

export const yearHeroWords = heroWords.extend({ counts: weaveCountWords.omit({ groups: true }) });
export type YearHeroWords = z.infer<typeof yearHeroWords>;
