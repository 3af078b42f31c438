// Schemas for the words of feature requests: list, roadmap and form.
import { z } from 'astro/zod';
import { section, sectionWords } from '../../components/Section/schema.ts';
import { oneOrMany } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { stat } from '../../sections/Figures/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { stepsWords } from '../../sections/Steps/schema.ts';

const total = stat.omit({ figure: true });

const requestList = z.strictObject({
  status: pageText.describe('Names the filter by status.'),
  sortBy: pageText.describe('Names the choice of an order.'),
  orders: pageTexts('votes', 'newest', 'priority'),
  found: oneOrMany.describe('Beside the number of requests that are shown.'),
  all: pageText.describe('Unfolds those after the first ten. {count} is filled in.'),
  pages: pageText.describe('Names the links to the pages of the list, for people who hear the page.'),
  entry: z.strictObject({
    priority: pageText.describe('{priority} is filled in.'),
    votes: pageText.describe('Under the number of votes.'),
    vote: pageText.describe('The button.'),
    voted: pageText.describe('The button after it was pressed.'),
  }),
  vote: z.strictObject({
    counted: pageText.describe('Said after a vote. {count} and {title} are filled in.'),
    failed: pageText.describe('Said when a vote did not arrive.'),
  }),
});
export type RequestListWords = z.infer<typeof requestList>;

export const featureRequests = readPage('features/requests', {
  hero: heroWords.extend({
    wanted: z.strictObject({
      caption: pageText.describe('Says what the bars count.'),
      note: pageText.describe('Below the bars. {all}, {completed} and {inDevelopment} are filled in.'),
    }),
  }),
  stats: z.strictObject({
    requests: total,
    votes: total,
    completed: total,
  }),
  categories: z.strictObject({
    title: pageText.describe('The heading.'),
    lead: pageText.describe('A sentence under the heading. {count} is filled in.'),
    requests: pageText.describe('{count} is filled in.'),
    done: pageText.describe('A request that is completed. {name} is filled in.'),
    link: pageText.describe('The link to the form. {title} is filled in.'),
  }),
  top: sectionWords,
  list: requestList,
  steps: stepsWords,
  closing: closingWords,
  laterPages: z.strictObject({
    about: pageText.describe('Content of the pages after the first, for search engines. It ends a sentence.'),
  }),
});

const meaning = pageText.describe('Meaning of the status.');

export const roadmapWords = section({
  all: pageText.describe('The link to all requests of a status. {count} and {status} are filled in.'),
  votes: pageText.describe('{count} is filled in.'),
  meaning: z.strictObject({
    'Under Review': meaning,
    Planned: meaning,
    'In Development': meaning,
    Completed: meaning,
  }),
});
export type RoadmapWords = z.infer<typeof roadmapWords>;
