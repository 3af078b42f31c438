// The words of the startup programme's pages.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import {
  closingCallWords,
  dataTableWords,
  datedEntry,
  datedListWords,
  faqWords,
  featureIndexWords,
  formBesideWords,
  heroWords,
  splitWords,
  statHeadWords,
  stepsWords,
} from '../../sections/words.ts';
import { readPage } from '../../seo/read-page.ts';
import { dataNoteWords, link, list, section, titledLinks } from '../../ui/words.ts';
import { lines, screen } from '../product/words.ts';

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
    ).describe('The first one stands for all stories.'),
  }),
});
export type StoriesWords = z.infer<typeof stories>;

export const startupProgram = readPage('startup-program', {
  hero: heroWords,
  bill: screen.extend({
    badges: z.tuple([pageText, pageText]).describe('Two short claims on the corners of the picture.'),
    lines,
  }),
  stats: statHeadWords,
  benefits: featureIndexWords,
  eligibility: featureIndexWords,
  stories,
  events: meetings,
  process: stepsWords,
  faq: faqWords,
  closing: closingCallWords,
});

export const apply = readPage('startup-program/apply', {
  hero: heroWords,
  form: formBesideWords.extend({
    deadline: z.strictObject({ title: pageText.describe('The heading.'), text: pageText }),
    before: titledLinks,
    note: dataNoteWords,
  }),
});

const verdict = z.strictObject({
  when: pageText.describe('When it holds, for people who read the key themselves.'),
  title: pageText.describe('The verdict.'),
  text: pageText.describe('A sentence or two about it.'),
  action: link.describe('What to do next.'),
});

const selfCheck = section({
  ruleLabel: pageText.describe('On the badge of a question that is a rule.'),
  answers: z.strictObject({ yes: pageText, no: pageText, unsure: pageText }).describe('The choices.'),
  checks: list(
    z.strictObject({
      id: z.string().regex(/^[a-z]+$/, 'must be one word in small letters'),
      title: pageText.describe('The question.'),
      text: pageText.describe('How to find the answer.'),
      rule: z.boolean().exactOptional().describe('A no decides; elsewhere it only counts.'),
    }),
  ).describe('The questions.'),
  keyTitle: pageText.describe('The heading above the verdicts.'),
  status: pageText.describe('Read out after an answer; leave {answered} and {all}.'),
  verdicts: z
    .strictObject({ yes: verdict, unsure: verdict, no: verdict })
    .describe('After six times yes, after any doubt, after a no to a rule.'),
});
export type SelfCheckWords = z.infer<typeof selfCheck>;

export const eligibility = readPage('startup-program/eligibility', {
  hero: heroWords,
  check: selfCheck,
  doubt: splitWords,
});

const rounds = dataTableWords
  .omit({ rows: true })
  .extend({ rounds: list(pageText).describe('What the next rounds are called, one row each.') });
export type RoundsWords = z.infer<typeof rounds>;

export const schedule = readPage('startup-program/schedule', {
  hero: heroWords,
  rounds,
  year: stepsWords,
  events: meetings,
  closing: closingCallWords,
});
