// When things happen in the startup programme, from content/facts/startup-calendar.yaml.
import { z } from 'astro/zod';
import { dayRule, timeOfDay } from './day-rule.ts';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const meeting = z.strictObject({
  recurs: dayRule,
  rhythm: filled.describe('The rule in words.'),
  starts: timeOfDay,
  ends: timeOfDay,
  place: filled,
});

export const startupCalendar = readFacts(
  'startup-calendar',
  z.strictObject({
    round: z.strictObject({
      closes: dayRule,
      rhythm: filled.describe('The rule in words.'),
      answerAfterDays: z.int().positive(),
      startAfterDays: z.int().positive(),
    }),
    infoSession: meeting,
    foundersMeetup: meeting,
    fundingWorkshop: meeting,
  }),
);
