// What a release must say. Its version is the name of its file.
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { day } from '~/lib/schema-parts';

const release = z.strictObject({
  date: day.describe('The day schools got it.'),
  type: z.string().describe('“Feature release”, “Maintenance release”: what kind it is.'),
  description: z.string().min(40).max(160).describe('One sentence for the list of releases.'),
  meta: z.string().min(70).max(160).describe('70 to 160 characters for search engines.'),
  highlights: z
    .array(z.strictObject({ title: z.string().max(80), text: z.string() }))
    .min(1)
    .describe('What is new, most important first. The list of releases shows the first four titles.'),
  fixes: z.array(z.string()).default([]).describe('What was repaired, one sentence each.'),
  before: z.array(z.string()).default([]).describe('What a school should do before or after it.'),
});

/** A release as the pages are given it. */
export type LoadedRelease = z.infer<typeof release> & { version: string };

export const releases = defineCollection({
  // The file's name is the version: the usual way of naming entries would drop its dots.
  loader: glob({
    base: './src/content/releases',
    pattern: '*.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  }),
  schema: release,
});
