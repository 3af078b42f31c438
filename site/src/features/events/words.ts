// Schemas of the words of events: lists, event pages and recordings.
import { z } from 'astro/zod';
import { dataNoteWords } from '../../components/DataNote/schema.ts';
import { wholeListWords } from '../../components/PageLinks/schema.ts';
import { section, sectionWords } from '../../components/Section/schema.ts';
import { link } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';
import { formBesideWords } from '../../sections/Form/schema.ts';

const title = pageText.describe('The heading.');

const event = z.strictObject({
  overKicker: pageText.describe('Above the title of an event that is over.'),
  about: title,
  bring: pageText.describe('The heading above what to bring.'),
  agenda: pageText.describe('The heading above the agenda.'),
  facts: z
    .strictObject({
      when: pageText,
      next: pageText.describe('In place of “When”, of an event with many dates.'),
      where: pageText,
      languages: pageText,
      places: pageText,
      came: pageText.describe('{count} is filled in.'),
      price: pageText,
      free: pageText,
      calendar: pageText.describe('The link to the calendar file.'),
      calendarSeries: pageText.describe('The same, of an event with many dates.'),
    })
    .describe('The words on the card of facts.'),
  dates: pageText.describe('The heading above all dates.'),
  file: pageText.describe('The link to the calendar file of a date.'),
  register: z.strictObject({
    title,
    free: pageText.describe('{places} is filled in.'),
    expected: pageText.describe('The same, of an event that says how many are expected.'),
    confirm: pageText.describe('Beside each link to the form, and above it.'),
    ways: formBesideWords.shape.ways.unwrap(),
  }),
  places: z
    .strictObject({ open: pageText, few: pageText.describe('{count} is filled in.'), full: pageText })
    .describe('How full it is, above the form and beside the dates.'),
  over: z.strictObject({ title, text: pageText }),
  all: link.describe('The link to all events.'),
  note: dataNoteWords,
});

const recording = z.strictObject({
  title: pageText.describe('In search results. {title} is filled in.'),
  kicker: pageText.describe('Above the title of the page.'),
  read: link,
  ask: link,
  summary: pageText.describe('The heading above the summary.'),
  facts: z
    .strictObject({
      recorded: pageText,
      length: pageText,
      speakers: pageText,
      language: pageText,
      video: pageText,
      since: pageText.describe('{day} is filled in.'),
      from: pageText.describe('Before that day. {day} is filled in.'),
      how: pageText,
    })
    .describe('The words on the card of facts.'),
  transcript: section({ chaptersTitle: pageText.describe('The heading above the chapters.') }),
  form: formBesideWords,
});

/** Of events in lists, and on the pages of events and recordings. */
export const events = readContent(
  'events',
  z.strictObject({
    entry: z
      .strictObject({
        online: pageText.describe('In place of a town.'),
        alsoOnline: pageText.describe('{place} is filled in.'),
        capacity: pageText.describe('{count} is filled in.'),
        attendees: pageText.describe('Of an event that is over. {count} is filled in.'),
      })
      .describe('The facts of an event in lists.'),
    pastList: wholeListWords.describe(
      'The page of all past events, which is made when there are more than the list shows.',
    ),
    event: event.describe('The page of each event.'),
    recording: recording.describe('The page of each recording.'),
  }),
);

export const nextEventWords = z.strictObject({
  kicker: pageText.describe('Above the title of the event.'),
  register: pageText.describe('The first button.'),
  more: pageText.describe('The second button.'),
});

export const upcomingWords = z.strictObject({
  title,
  badge: pageText.describe('The word beside the date.'),
  register: pageText.describe('The link to an event.'),
});

export const calendarWords = sectionWords.extend({
  later: pageText.describe('Opens the months after the first ones.'),
});

export const yearWords = z.strictObject({
  caption: pageText.describe('Says what the drawing shows.'),
  rows: pageTexts('Workshop', 'Summit', 'Webinar', 'Meetup').describe('The kinds of events.'),
  label: pageText.describe('The drawing in words, for people who cannot see it. {rows} is filled in.'),
});

export const pastWords = section({
  recording: pageText.describe('The link to a recording.'),
  page: pageText.describe('The link to an event without one.'),
  all: pageText.describe('The link to all past events.'),
});
