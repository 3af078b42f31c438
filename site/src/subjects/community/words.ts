// The words of the developers' community: its chat, its code, its meetups and hackathons, and the code of conduct.
import { z } from 'astro/zod';
import { pageAddress, pageText } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import {
  closingCallWords,
  compareTableWords,
  dataTableWords,
  datedEntry,
  datedListWords,
  featureIndexWords,
  figureListWords,
  heroWords,
  nameStripWords,
  splitWords,
  statStripWords,
  stepsWords,
} from '../../sections/words.ts';
import { readPage } from '../../seo/read-page.ts';
import {
  chartWords,
  factSheetWords,
  link,
  list,
  mapWords,
  paragraphs,
  section,
  sectionWords,
} from '../../ui/words.ts';

const conduct = section({
  rules: list(
    z.strictObject({
      title: pageText.describe('The rule, in a few words.'),
      text: pageText.describe('What it means.'),
    }),
  ).describe('The rules.'),
  report: z
    .strictObject({
      title: pageText.describe('The heading.'),
      text: paragraphs,
      email: pageAddress.describe('An e-mail address.'),
      phone: pageAddress.describe('A phone number.'),
    })
    .describe('Where to report somebody who does not keep to it.'),
});
export type CodeOfConductWords = z.infer<typeof conduct>;

/** The pages of chat, code and meetups show the same text. */
export const codeOfConduct = readContent('code-of-conduct', conduct);

const way = { join: pageText.describe('On the button.'), lead: pageText.describe('Under the title.') };
const access = z.strictObject({
  open: z.strictObject(way).describe('When the organisation’s facts have the public link.'),
  asked: z
    .strictObject({ ...way, href: pageAddress.describe('Where to ask.') })
    .describe('Until there is a public link.'),
});
export type AccessWords = z.infer<typeof access>;

export const discord = readPage('community/discord', {
  hero: heroWords,
  access,
  howToAsk: link.describe('The second button.'),
  card: factSheetWords,
  rooms: dataTableWords,
  asking: compareTableWords,
  closing: closingCallWords,
});

export const github = readPage('community/github', {
  hero: heroWords,
  access,
  withoutAsking: link.describe('The second button.'),
  repositories: dataTableWords,
  way: stepsWords,
  now: featureIndexWords,
  closing: closingCallWords,
});

const dates = dataTableWords
  .omit({ rows: true })
  .extend({ register: pageText.describe('The words to press in each row.') });
export type MeetupDatesWords = z.infer<typeof dates>;

export const meetups = readPage('community/meetups', {
  hero: heroWords,
  dates,
  evening: featureIndexWords.omit({ features: true }),
  host: splitWords,
  hostCard: factSheetWords,
  closing: closingCallWords,
});

export const hackathons = readPage('hackathons', {
  hero: heroWords,
  prizes: statStripWords,
  year: sectionWords,
  calendar: chartWords.extend({
    label: pageText.describe('The picture in words; leave {weekends}.'),
    weekend: pageText.describe('One of them; leave {name} and {day}.'),
  }),
  upcoming: datedListWords.extend({
    events: list(
      datedEntry.omit({ points: true }).extend({
        dates: z.enum(['schools', 'campus', 'offline']).describe('The hackathon in the calendar.'),
      }),
    ).describe('The hackathons. Each has the prizes above.'),
  }),
  where: splitWords,
  map: mapWords,
  winners: figureListWords.omit({ groups: true }),
  resources: featureIndexWords,
  partners: nameStripWords.omit({ names: true }),
  closing: closingCallWords,
});
