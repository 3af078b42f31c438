// When the hackathons are held, from content/facts/hackathon-calendar.yaml.
import { z } from 'astro/zod';
import { dayRule } from './day-rule.ts';
import { readFacts } from './read-facts.ts';

export const hackathonCalendar = readFacts(
  'hackathon-calendar',
  z.strictObject({ schools: dayRule, campus: dayRule, offline: dayRule }),
);
