// Schemas of papers and yearly reports.
import { z } from 'astro/zod';
import { collection, published } from '~/facts/filled';
import type { PdfLink } from '~/files/pdf/make-pdf';
import { drawingNames } from '~/lib/drawings';
import { day } from '~/lib/schema-parts';
import type { Text } from '~/lib/text';
import { namesIn } from '~/readers/content';
import { namedAfter } from '~/readers/fields';
import { chartProblem } from './chart-names';

const drawing = z.enum(drawingNames).describe('The drawing on its cover: something from the text.');

const paper = z.strictObject({
  ...published,
  category: z
    .enum(['featured', 'money', 'teaching', 'records'])
    .describe('Its shelf on /whitepapers; one paper is the featured report.'),
  order: z.int().positive().describe('Its place on the shelf.'),
  drawing,
  published: day.describe('The day it came out.'),
});

const report = z.strictObject({
  ...published,
  year: z.int().min(2022).describe('The year it is about. Its address is the file’s name.'),
  order: z.int().positive().describe('Its place on /corporate-responsibility.'),
  drawing,
  published: day.describe('The day it came out.'),
});

/** The chapters of a book are in a folder with the name of its paper, and only in its PDF. */
const chapter = z.strictObject({
  title: published.title,
  order: z
    .int()
    .positive()
    .describe('Its place in the book. The second is the paper itself, as the report in short.'),
  sample: published.sample,
});

type Loaded = { slug: string; text: Text };

export type LoadedChapter = z.infer<typeof chapter> & Loaded;

export type LoadedPaper = z.infer<typeof paper> & Loaded & { chapters: readonly LoadedChapter[] };
export type LoadedReport = z.infer<typeof report> & Loaded;
export type Publication = LoadedPaper | LoadedReport;

export type Filed<P extends Publication> = P & { file: PdfLink };

export const papers = collection({
  folder: 'papers',
  pattern: '*.md',
  schema: paper,
  drawing: chartProblem,
  address: (id) => `/whitepapers/${id}`,
});

export const paperChapters = collection({
  folder: 'papers',
  pattern: '*/*.md',
  schema: chapter,
  drawing: chartProblem,
  named: namedAfter(
    () => namesIn('papers', '.md'),
    'paper',
    'the folder of chapters has the name of its paper',
  ),
});

export const reports = collection({
  folder: 'reports',
  pattern: '*.md',
  schema: report,
  drawing: chartProblem,
  address: (id) => `/reports/${id}`,
});
