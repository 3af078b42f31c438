// What people say about us, by page, from content/facts/testimonials.yaml.
import { z } from 'astro/zod';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const quote = z.strictObject({
  quote: filled.describe('In the person’s own words.'),
  author: filled.describe('First name and surname.'),
  position: filled.describe('What the person does, and where.'),
  fact: filled.exactOptional().describe('One fact beside the name: a place, earnings.'),
  rating: z.int().min(1).max(5).exactOptional().describe('Stars out of five.'),
});

const story = z.strictObject({
  quote: filled.describe('In the founder’s own words.'),
  author: filled,
  role: filled,
  company: filled,
  location: filled,
  growth: z.strictObject({
    figure: filled.describe('In quotes if it is only digits.'),
    label: filled,
  }),
  category: z.enum(['edtech', 'saas', 'marketplace']),
});

const quotes = z.array(quote).min(1);

export const testimonials = readFacts(
  'testimonials',
  z.strictObject({
    home: quotes,
    store: quotes,
    affiliate: quotes,
    partners: quotes,
    startups: z.array(story).min(1),
    sample: z.boolean().default(false).describe('true while people are invented. Listed before launch.'),
  }),
);
