// Testimonials, customer results, and which names are samples.
import { z } from 'astro/zod';
import { drawingNames } from '../lib/drawings.ts';
import { identifier, nameIn, pictureFile, sampleWhile } from '../readers/fields.ts';
import { readFacts } from '../readers/read-facts.ts';
import { filled } from './filled.ts';
import { institutionNames, institutions } from './institutions.ts';

const quote = z.strictObject({
  quote: filled.describe('In the person’s own words.'),
  author: filled.describe('First name and surname.'),
  position: filled.describe('The person’s role and place of work.'),
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
    figure: filled.describe('As it is shown: 9 days, 94%.'),
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
    sample: sampleWhile('people are invented'),
  }),
);

const side = z.strictObject({ value: z.number().min(0), text: filled });

/** How to draw a figure; absent without a comparison. */
const change = z
  .union([
    z.strictObject({
      before: side,
      now: side,
      whole: z.number().positive().exactOptional().describe('Where the bars end: 100 for percentages.'),
    }),
    z.strictObject({ share: z.number().min(0).max(100).describe('In percent.') }),
    z.strictObject({ some: z.int().min(0), of: z.int().positive() }),
  ])
  .exactOptional();

const hour = z.number().min(6).max(18);
const dayParts = z
  .array(
    z
      .strictObject({
        from: hour.describe('The hour it begins: 7, or 7.5 for half past seven.'),
        to: hour.describe('The hour it ends.'),
        text: filled.max(22).describe('At most 22 characters.'),
      })
      .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after the hour it begins' }),
  )
  .min(1)
  .max(2);

const counted = () => Object.keys(institutions()).filter((id) => institutions()[id]?.learners);

const study = z.strictObject({
  seed: identifier.meta({ title: 'Short name', description: 'Never changes.' }),
  title: filled.max(70),
  institution: nameIn(
    counted,
    'is not in content/facts/institutions.yaml, with a number of learners',
    institutionNames,
  ).describe('The customer it is about. Customers with a number of learners are offered.'),
  description: filled,
  day: z
    .strictObject({
      title: filled.describe('Says which day or work the strips show.'),
      before: dayParts.describe('The strip of a day before.'),
      now: dayParts.describe('The strip of a day now.'),
    })
    .exactOptional()
    .describe('The office day from 06:00 to 18:00, drawn as two strips.'),
  quote: z
    .strictObject({
      text: filled.describe('In the person’s own words, without quotation marks.'),
      author: filled.describe('First name and surname.'),
      position: filled.describe('The person’s role there.'),
    })
    .exactOptional(),
  unlisted: z.boolean().exactOptional().describe('Only the page for its kind of school tells it.'),
  drawing: z.enum(drawingNames).exactOptional().describe('Beside its title in the list.'),
  picture: z
    .strictObject({
      file: pictureFile,
      alt: filled.meta({ title: 'What it shows', description: 'For people who cannot see it.' }),
    })
    .exactOptional()
    .describe('Shown with the story.'),
  story: z
    .string()
    .regex(/^\/[a-z0-9/-]+$/, 'must be an address of this site, such as /blog/7')
    .exactOptional()
    .describe('The article that tells it at length: /blog/7.'),
  results: z
    .array(z.strictObject({ figure: filled.describe('As it is shown: 9 days, 94%.'), label: filled, change }))
    .length(3),
});

const caseStudyFacts = readFacts(
  'case-studies',
  z.strictObject({
    studies: z.tuple([study], study).describe('The first is the featured one.'),
    sample: sampleWhile('they are invented'),
  }),
);

export const allCaseStudies = () => caseStudyFacts.studies;

/** On /case-studies. */
export const caseStudies = () => allCaseStudies().filter(({ unlisted }) => !unlisted);
