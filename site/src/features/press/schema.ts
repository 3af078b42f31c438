// Schemas of press releases and of the brand guidelines.
import { z } from 'astro/zod';
import { collection, entryTitle, filled, published } from '~/facts/filled';
import { DRAWING_NAMES } from '~/files/pdf/parts';
import type { PictureFile } from '~/files/pictures/picture-files';
import { day, draft } from '~/lib/schema-parts';
import type { Text } from '~/lib/text';
import { drawingProblem } from '~/readers/check-entry';

const pressRelease = z.strictObject({
  ...published,
  headline: filled.max(90).describe('The heading of the release; the title is for search engines.'),
  date: day.describe(
    'The day it goes out; until then no build shows it. The newest three stand on /media-kit.',
  ),
  place: filled.describe('Where it went out from: Entebbe.'),
  draft,
});

export type LoadedPressRelease = z.infer<typeof pressRelease> & {
  slug: string;
  text: Text;
  pictures: PictureFile[];
};

export const press = collection({
  folder: 'press',
  pattern: '*.md',
  schema: pressRelease,
  pictures: true,
  waitsFor: 'date',
  address: (id) => `/press/${id}`,
});

const guidelines = z.strictObject({
  title: entryTitle,
  description: filled.min(70).max(160).describe('Stands on the cover.'),
  updated: day.describe('The day it was last changed in substance.'),
});

export const brand = collection({
  folder: 'brand',
  pattern: '*.md',
  schema: guidelines,
  drawing: (said) => drawingProblem(String(said.dataDraw), DRAWING_NAMES),
});
