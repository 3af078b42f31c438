// The collections: what each entry must say, with help for whoever edits. A bad entry stops the build, which then
// names the file, the field and the reason.

import { defineCollection, reference } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { blogCategories } from './content/facts/blog-categories';
import { doc } from './schemas/docs';
import { event, recording } from './schemas/events';
import { release } from './schemas/releases';
import { request, requestCategory } from './schemas/requests';
import { day } from './schemas/shared';

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.md' }),
  schema: z.strictObject({
    number: z
      .int()
      .positive()
      .describe(
        'Its address is /blog/{number} and its place in the list follows from it. Take the next free one and never change it.',
      ),
    title: z
      .string()
      .min(10)
      .max(53)
      .describe('At most 53 characters, so that search engines show all of it with the brand.'),
    excerpt: z
      .string()
      .min(70)
      .max(160)
      .describe(
        'One or two sentences, 70 to 160 characters: on the card, in search engines and when shared.',
      ),
    date: day.describe('The day it was published, YYYY-MM-DD.'),
    updated: day.optional().describe('The day it was last changed in substance, if it was.'),
    author: z.string().min(3).describe('First name and surname.'),
    category: z.enum(blogCategories).describe('One of the eight, written exactly like this.'),
    sample: z
      .boolean()
      .default(false)
      .describe(
        'true while the author, or a person or school in the text, is invented. Listed before launch.',
      ),
  }),
});

const sample = z
  .boolean()
  .default(false)
  .describe('true while the text claims what the company has yet to confirm. Listed before launch.');

const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.md' }),
  schema: z.strictObject({
    legalDay: z
      .int()
      .min(1)
      .max(28)
      .describe('The day of the month of its “Last updated”; month and year follow from today’s date.'),
    inShort: z
      .array(z.string())
      .min(2)
      .max(6)
      .describe(
        'The points to know before reading on, one sentence or two each. {{facts}} may stand in them.',
      ),
    sample,
  }),
});

const jobs = defineCollection({
  loader: glob({ base: './src/content/jobs', pattern: '*.yaml' }),
  schema: z.strictObject({
    title: z.string().min(5).max(60).describe('What the person will be called.'),
    department: z.string().min(2).describe('The team: Engineering, Schools, Support.'),
    location: z
      .string()
      .regex(/^(Remote \(.+\)|[^,(]+(, Uganda| \(hybrid\)))$/, {
        error: 'must read "Gulu, Uganda", "Kampala (hybrid)" or "Remote (Uganda)"',
      })
      .describe('"Gulu, Uganda", "Kampala (hybrid)" or "Remote (Uganda)".'),
    type: z
      .enum(['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'])
      .describe('How much of the week, or on what terms.'),
    description: z
      .string()
      .min(120)
      .describe('Two to four sentences: the work, and who does it well. Job boards show the same words.'),
    posted: day.describe('The day it was first advertised, YYYY-MM-DD.'),
    closes: day
      .optional()
      .describe(
        'The last day to apply, YYYY-MM-DD; after it the page drops the position. Without: until filled.',
      ),
    sample: z.boolean().default(false).describe('true while the opening is invented. Listed before launch.'),
  }),
});

const documents = defineCollection({
  loader: glob({ base: './src/content/documents', pattern: '*.md' }),
  schema: z.strictObject({
    title: z
      .string()
      .max(53)
      .describe('At most 53 characters. On the cover, in search engines and in lists.'),
    kind: z
      .enum(['Agreement', 'Framework', 'Plan', 'Policy', 'Report', 'Whitepaper'])
      .describe('What it is; stands above the title.'),
    hub: z.enum(['trust', 'compliance']).describe('The page that lists it.'),
    order: z.int().positive().describe('Its place in that list.'),
    description: z
      .string()
      .min(70)
      .max(160)
      .describe('For search engines and the cover, 70 to 160 characters.'),
    summary: z.string().max(140).describe('One sentence for the list of documents.'),
    updated: day.describe('The day it was last changed in substance, YYYY-MM-DD.'),
    sample,
  }),
});

const guides = defineCollection({
  loader: glob({ base: './src/content/guides', pattern: '*/*.md' }),
  schema: z.strictObject({
    title: z.string().max(53).describe('At most 53 characters, so that search engines show all of it.'),
    lead: z.string().max(220).describe('One or two sentences under the title.'),
    description: z.string().min(70).max(160).describe('For search engines, 70 to 160 characters.'),
    updated: day.describe('The day it was last changed in substance, YYYY-MM-DD.'),
    documents: z
      .array(reference('documents'))
      .describe('The documents that go with it, by file name without .md.'),
    sample,
  }),
});

const published = {
  title: z.string().max(53).describe('At most 53 characters. On the cover, in search engines and in lists.'),
  description: z
    .string()
    .min(70)
    .max(160)
    .describe('For search engines and the cover, 70 to 160 characters.'),
  summary: z.string().max(160).describe('One sentence for lists and under the title.'),
  sample: z
    .boolean()
    .default(false)
    .describe('true while people, figures or findings in it are invented. Listed before launch.'),
};

const papers = defineCollection({
  loader: glob({ base: './src/content/papers', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    category: z
      .enum(['featured', 'money', 'teaching', 'records'])
      .describe('Its shelf on /whitepapers; one paper is the featured report.'),
    order: z.int().positive().describe('Its place on the shelf.'),
    published: day.describe('The day it came out, YYYY-MM-DD.'),
  }),
});

const reports = defineCollection({
  loader: glob({ base: './src/content/reports', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    year: z.int().min(2022).describe('The year it is about. Its address is the file’s name.'),
    order: z.int().positive().describe('Its place on /corporate-responsibility.'),
    published: day.describe('The day it came out, YYYY-MM-DD.'),
  }),
});

const press = defineCollection({
  loader: glob({ base: './src/content/press', pattern: '*.md' }),
  schema: z.strictObject({
    ...published,
    headline: z.string().max(90).describe('What stands over the release; the title is for search engines.'),
    date: day.describe('The day it went out, YYYY-MM-DD. The newest three stand on /media-kit.'),
    place: z.string().describe('Where it went out from: Entebbe.'),
  }),
});

const brand = defineCollection({
  loader: glob({ base: './src/content/brand', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string().max(53),
    description: z.string().min(70).max(160).describe('Stands on the cover.'),
    updated: day.describe('The day it was last changed in substance, YYYY-MM-DD.'),
  }),
});

const docs = defineCollection({
  loader: glob({ base: './src/content/docs', pattern: '**/*.md' }),
  schema: doc,
});

const requestCategories = defineCollection({
  loader: file('./src/content/request-categories.yaml'),
  schema: requestCategory,
});

const requests = defineCollection({
  loader: glob({ base: './src/content/requests', pattern: '*.yaml' }),
  schema: request,
});

const releases = defineCollection({
  // The file's name is the version: the usual way of naming entries would drop its dots.
  loader: glob({
    base: './src/content/releases',
    pattern: '*.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  }),
  schema: release,
});

const events = defineCollection({
  loader: glob({ base: './src/content/events', pattern: '*.yaml' }),
  schema: event,
});

const recordings = defineCollection({
  // The file has the name of its event.
  loader: glob({ base: './src/content/recordings', pattern: '*.yaml' }),
  schema: recording,
});

export const collections = {
  blog,
  brand,
  docs,
  documents,
  guides,
  jobs,
  legal,
  papers,
  press,
  reports,
  requestCategories,
  requests,
  releases,
  events,
  recordings,
};
