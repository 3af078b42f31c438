// Schemas of a document, a guide and a legal text.
import { z } from 'astro/zod';
import { collection, entryTitle, filled } from '~/facts/filled';
import type { PdfLink } from '~/files/pdf/make-pdf';
import type { PictureFile } from '~/files/pictures/picture-files';
import type { IsoDay } from '~/lib/dates';
import { day } from '~/lib/schema-parts';
import type { Text } from '~/lib/text';
import { namesIn } from '~/readers/content';
import { nameIn } from '~/readers/fields';

const sample = z
  .boolean()
  .default(false)
  .describe('Yes while the text claims what the company has yet to confirm. Listed before launch.');

const legalText = z.strictObject({
  legalDay: z
    .int()
    .min(1)
    .max(28)
    .describe('The day of the month of its “Last updated”; month and year follow from today’s date.'),
  inShort: z
    .array(filled)
    .min(2)
    .max(6)
    .describe('The main points, one sentence or two each. They may contain {{facts}}.'),
  sample,
});

const document = z.strictObject({
  title: entryTitle.describe('On the cover, in search engines and in lists.'),
  kind: z
    .enum(['Agreement', 'Framework', 'Plan', 'Policy', 'Price list', 'Report', 'Whitepaper'])
    .describe('Its kind, above the title.'),
  hub: z.enum(['trust', 'compliance', 'procurement']).describe('The page that lists it.'),
  order: z.int().positive().describe('Its place in that list.'),
  address: z
    .string()
    .regex(/^\/(?:compliance|trust)\/[a-z-]+$/)
    .exactOptional()
    .describe('Where it is read, if not under /documents.'),
  description: filled.min(70).max(160).describe('For search engines and the cover, 70 to 160 characters.'),
  summary: filled.max(140).describe('One sentence for the list of documents.'),
  updated: day.describe('The day it was last changed in substance.'),
  sample,
});

const guide = z.strictObject({
  title: entryTitle.describe('Search engines show all of it.'),
  lead: filled.max(220).describe('One or two sentences under the title.'),
  description: filled.min(70).max(160).describe('For search engines, 70 to 160 characters.'),
  updated: day.describe('The day it was last changed in substance.'),
  documents: z
    .array(nameIn(() => namesIn('documents', '.md'), 'is not in content/documents'))
    .describe('The documents that go with it.'),
  sample,
});

/** The address of a document’s page. */
export const addressOf = (id: string, address: unknown) =>
  typeof address === 'string' ? address : `/documents/${id}`;

export type LoadedDocument = Omit<z.infer<typeof document>, 'order' | 'address'> & {
  slug: string;
  path: string;
  source: string;
  text: Text;
};

export type FiledDocument = LoadedDocument & { file: PdfLink };

export type LoadedGuide = z.infer<typeof guide> & { id: string; text: Text; pictures: PictureFile[] };

export type LegalText = { text: Text; date: IsoDay };

export const legal = collection({
  folder: 'legal',
  pattern: '*.md',
  schema: legalText,
  address: (id) => `/${id}`,
});

export const documents = collection({
  folder: 'documents',
  pattern: '*.md',
  schema: document,
  address: (id, { address }) => addressOf(id, address),
});

export const guides = collection({
  folder: 'guides',
  pattern: '*/*.md',
  schema: guide,
  pictures: true,
  address: (id) => `/${id}`,
});
