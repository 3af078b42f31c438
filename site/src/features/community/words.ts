// Schemas of what only the pages of the community and the hackathons have.
import { z } from 'astro/zod';
import { chartWords } from '../../components/Chart/schema.ts';
import { list, points } from '../../components/schema.ts';
import { pageAddress, pageText } from '../../facts/page-text.ts';
import { datedEntry, datesWords } from '../../sections/Dates/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';

const way = { join: pageText.describe('On the button.'), lead: pageText.describe('Under the title.') };

export const channelHeroWords = heroWords.omit({ lead: true, actions: true }).extend({
  channel: z.enum(['discord', 'github']).describe('Its address is a fact of the organisation.'),
  open: z.strictObject(way).describe('When the organisation’s facts have the public link.'),
  byInvitation: z
    .strictObject({ ...way, href: pageAddress.describe('Where to ask.') })
    .describe('Until there is a public link.'),
});

export const meetupsWords = dataTableWords.omit({ rows: true }).extend({
  shown: z.int().positive().describe('How many of the next dates are shown.'),
  register: pageText.describe('The words to press in each row.'),
});
export type MeetupsWords = z.infer<typeof meetupsWords>;

export const hackathonsWords = datesWords.extend({
  calendar: chartWords.pick({ caption: true }).extend({
    label: pageText.describe('The picture in words; leave {weekends}.'),
    weekend: pageText.describe('One of them; leave {name} and {day}.'),
  }),
  points: points.describe('The prizes, which each hackathon has.'),
  events: list(
    datedEntry.omit({ points: true }).extend({
      dates: z.enum(['schools', 'campus', 'offline']).describe('The hackathon in the calendar.'),
    }),
  ).describe('The hackathons.'),
});
export type HackathonsWords = z.infer<typeof hackathonsWords>;
