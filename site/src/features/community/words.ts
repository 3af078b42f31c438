// Schemas of the words of the developers' community and the hackathons.
import { z } from 'astro/zod';
import { chartWords } from '../../components/Chart/schema.ts';
import { contactWaysWords } from '../../components/ContactWays/schema.ts';
import { factSheetWords } from '../../components/FactSheet/schema.ts';
import { list } from '../../components/schema.ts';
import { pageAddress, pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { cardsWords } from '../../sections/Cards/schema.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { datedEntry, datesWords } from '../../sections/Dates/schema.ts';
import { figureListWords } from '../../sections/FigureList/schema.ts';
import { figuresWords } from '../../sections/Figures/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { namesWords } from '../../sections/Names/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';
import { stepsWords } from '../../sections/Steps/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';

const channel = { join: pageText.describe('On the button.'), lead: pageText.describe('Under the title.') };
const access = z.strictObject({
  open: z.strictObject(channel).describe('When the organisation’s facts have the public link.'),
  byInvitation: z
    .strictObject({ ...channel, href: pageAddress.describe('Where to ask.') })
    .describe('Until there is a public link.'),
});
export type AccessWords = z.infer<typeof access>;

const meetupDates = dataTableWords.omit({ rows: true }).extend({
  shown: z.int().positive().describe('How many of the next dates are shown.'),
  register: pageText.describe('The words to press in each row.'),
});
export type MeetupsWords = z.infer<typeof meetupDates>;

export const community = readPage('developers/community', {
  hero: heroWords,
  exchange: factSheetWords,
  conduct: cardsWords,
  report: splitWords,
  ways: contactWaysWords,
});

const channelHero = heroWords.omit({ lead: true, actions: true });

export const discord = readPage('community/discord', {
  hero: channelHero,
  access,
  card: factSheetWords,
  rooms: dataTableWords,
});

export const github = readPage('community/github', {
  hero: channelHero,
  access,
  repositories: dataTableWords,
  way: stepsWords,
});

export const meetups = readPage('community/meetups', { hero: heroWords, dates: meetupDates });

export const hackathons = readPage('hackathons', {
  hero: heroWords,
  prizes: figuresWords,
  calendar: chartWords.extend({
    label: pageText.describe('The picture in words; leave {weekends}.'),
    weekend: pageText.describe('One of them; leave {name} and {day}.'),
  }),
  upcoming: datesWords.extend({
    events: list(
      datedEntry.omit({ points: true }).extend({
        dates: z.enum(['schools', 'campus', 'offline']).describe('The hackathon in the calendar.'),
      }),
    ).describe('The hackathons. Each has the prizes above.'),
  }),
  winners: figureListWords.omit({ groups: true }),
  resources: cardsWords,
  partners: namesWords.omit({ names: true }),
  closing: closingWords,
});
