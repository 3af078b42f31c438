// Schemas of an event and a recording.
import { z } from 'astro/zod';
import { collection, entryTitle, filled } from '~/facts/filled';
import { startupCalendar } from '~/facts/programmes';
import { holidayAmong, holidayInRule, noHoliday } from '~/facts/public-holidays';
import { withTowns } from '~/facts/towns';
import type { IsoDay } from '~/lib/dates';
import { drawingNames } from '~/lib/drawings';
import { day, draft, sample } from '~/lib/schema-parts';
import { namesIn } from '~/readers/content';
import { dayRule, language, namedAfter, timeOfDay } from '~/readers/fields';

/** For an event on one day. */
const endsFirst = {
  path: ['until'],
  error: 'must be later than from: the event would end before it starts',
};

const when = z.union([
  z
    .strictObject({
      first: day.meta({ title: 'Day', description: 'The day, or the first of several.' }),
      last: day.optional().meta({ title: 'Last day', description: 'Of several days.' }),
      from: timeOfDay,
      until: timeOfDay,
    })
    .refine(({ first, last }) => !last || last >= first, {
      path: ['last'],
      error: 'must not be before the day of first: the event would end before it starts',
    })
    .refine(({ first, last = first, from, until }) => last !== first || until > from, endsFirst)
    .check(noHoliday(({ first, last = first }) => holidayAmong(first, last), 'first'))
    .transform(({ first, last = first, ...hours }) => ({ first, last, ...hours }))
    .meta({ called: 'One date' }),
  z
    .strictObject({
      repeats: dayRule.check(noHoliday((rule) => holidayInRule(rule))),
      rhythm: filled.describe('The rule in words: “monthly on the 3rd Saturday”.'),
      from: timeOfDay,
      until: timeOfDay,
    })
    .refine(({ from, until }) => until > from, endsFirst)
    .transform(({ repeats: recurs, ...rest }) => ({ recurs, ...rest }))
    .meta({ called: 'Again and again' }),
  z
    .strictObject({ calendar: z.enum(['infoSession', 'foundersMeetup', 'fundingWorkshop']) })
    .describe('The startup programme’s own dates.')
    .transform(({ calendar }) => {
      const { recurs, rhythm, starts, ends } = startupCalendar[calendar];
      return { recurs, rhythm, from: starts, until: ends };
    })
    .meta({ called: 'A date of the startup programme' }),
]);

export const EVENT_TYPES = ['Workshop', 'Summit', 'Webinar', 'Meetup'] as const;

const place = z.strictObject({ name: filled, town: withTowns(filled) });

const event = z
  .strictObject({
    title: entryTitle,
    type: z.enum(EVENT_TYPES),
    summary: filled.min(70).max(160).describe('70 to 160 characters: in lists and search engines.'),
    when: when.describe('A day and hours, or a rule that repeats. Times are those of Kampala: 09:00.'),
    place: place.optional(),
    online: z.boolean().default(false).describe('Yes if people can join from afar.'),
    capacity: z.int().positive().describe('How many places there are; the server keeps a waiting list.'),
    expected: filled.optional().describe('Shown instead of the places: “500+ expected”.'),
    attendees: z.int().positive().optional().describe('How many came, once it is over.'),
    languages: z.array(language).min(1),
    announced: day.describe('The day it was first published.'),
    draft,
    featured: z.boolean().default(false).describe('Yes sets it large at the top of the events page.'),
    about: z.array(filled).min(1).describe('One entry a paragraph.'),
    points: z.array(filled).default([]).describe('Main points, where it is featured.'),
    drawing: z.enum(drawingNames).optional().describe('The drawing in lists.'),
    agenda: z
      .array(
        z
          .strictObject({ time: filled.optional(), title: filled, text: filled })
          .transform(({ time, ...part }) => ({ ...part, ...(time && { mark: time }) })),
      )
      .describe('The parts in their order; the time may be a day: “Wed”.'),
    bring: z.array(filled).default([]),
    topics: z.array(filled).length(12).optional().describe('One for each month, from January.'),
    places: z
      .array(place)
      .length(12)
      .optional()
      .describe('For a series that travels: where it is in each month, from January.'),
    sample,
  })
  .refine(({ place, places, online }) => place || places || online, {
    path: ['place'],
    error: 'say where it is, or that it is online',
  });

const recording = z.strictObject({
  title: filled.max(40).describe('The recorded action, at most 40 characters.'),
  meta: filled.min(70).max(160).describe('70 to 160 characters for search engines.'),
  length: filled.describe('“58 minutes”.'),
  available: day.describe('The day from which the video can be asked for.'),
  summary: z.array(filled).min(1).describe('One entry a paragraph.'),
  points: z.array(filled).min(1).describe('The main points.'),
  speakers: z.array(z.strictObject({ name: filled, role: filled })).min(1),
  chapters: z
    .array(
      z.strictObject({
        at: filled.regex(/^(\d\d:)?[0-5]\d:[0-5]\d$/, 'must be written as "09:40" or "01:04:00"'),
        title: filled,
        words: z.array(z.strictObject({ who: filled, says: filled })).min(1),
      }),
    )
    .min(1),
  sample,
});

export type LoadedEvent = z.infer<typeof event> & { slug: string };
export type LoadedRecording = z.infer<typeof recording> & { slug: string };

/** Input of all view models; `today` is the day in Kampala. */
export type Programme = { events: LoadedEvent[]; recordings: LoadedRecording[]; today: IsoDay };

export const events = collection({
  folder: 'events',
  pattern: '*.yaml',
  schema: event,
  address: (id) => `/events/${id}`,
});

export const recordings = collection({
  folder: 'recordings',
  pattern: '*.yaml',
  schema: recording,
  address: (id) => `/events/recordings/${id}`,
  named: namedAfter(() => namesIn('events', '.yaml'), 'event', 'a recording has the name of its event'),
});
