// Schemas for the words of the startup programme's pages.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list, titledLinks } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { dataTableWords } from '../../sections/DataTable/schema.ts';
import { datedEntry, datedListWords } from '../../sections/DatedList/schema.ts';
import { faqWords } from '../../sections/Faq/schema.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/schema.ts';
import { formBesideWords } from '../../sections/FormBeside/schema.ts';
import { heroWords, weaveCountWords } from '../../sections/Hero/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';
import { stepsWords } from '../../sections/Steps/schema.ts';

const meetings = datedListWords.extend({
  events: list(
    datedEntry.extend({
      dates: z
        .enum(['infoSession', 'foundersMeetup', 'fundingWorkshop'])
        .describe('The meeting in the calendar of the programme whose dates it has.'),
    }),
  ).describe('The meetings.'),
});
export type MeetingsWords = z.infer<typeof meetings>;

const rounds = dataTableWords
  .omit({ rows: true })
  .extend({ rounds: list(pageText).describe('Names of the next rounds, one row each.') });
export type RoundsWords = z.infer<typeof rounds>;

const stories = section({
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
export type StoriesWords = z.infer<typeof stories>;

export const startupProgram = readPage('startup-program', {
  hero: heroWords,
  process: stepsWords,
  benefits: featureIndexWords,
  eligibility: splitWords,
  stories,
  events: meetings,
  faq: faqWords,
  closing: closingCallWords,
});

const yearHero = heroWords.extend({ counts: weaveCountWords.omit({ groups: true }) });
export type YearHeroWords = z.infer<typeof yearHero>;

export const schedule = readPage('startup-program/schedule', { hero: yearHero, rounds });

export const apply = readPage('startup-program/apply', {
  hero: heroWords,
  form: formBesideWords.extend({
    deadline: z.strictObject({ title: pageText.describe('The heading.'), text: pageText }),
    before: titledLinks,
  }),
});
