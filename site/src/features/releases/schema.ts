// Schema of a release. The name of its file is the version.
import { z } from 'astro/zod';
import { capabilities, capabilityName, progressOf } from '~/facts/capabilities';
import { collection, filled } from '~/facts/filled';
import { releaseDayProblem } from '~/facts/promises';
import { day, draft, sample } from '~/lib/schema-parts';

const side = z.strictObject({ value: z.number().positive(), text: filled });

const release = z.strictObject({
  date: day
    .refine((date) => releaseDayProblem(date) === undefined, {
      error: ({ input }) => releaseDayProblem(String(input)),
    })
    .describe('The day schools get it. Until then no build shows it.'),
  type: filled.describe('“Feature release”, “Maintenance release”: what kind it is.'),
  description: filled.min(40).max(160).describe('One sentence for the list of releases.'),
  meta: filled.min(70).max(160).describe('70 to 160 characters for search engines.'),
  highlights: z
    .array(
      z.strictObject({
        title: filled.max(80),
        capability: capabilityName.optional().describe('New in it.'),
        text: filled,
      }),
    )
    .min(1)
    .describe('Changes, most important first. The list of releases shows the first four titles.'),
  picture: z
    .strictObject({
      title: filled.max(60),
      lines: z
        .array(
          z.strictObject({
            label: filled,
            detail: filled.exactOptional(),
            value: filled,
            tone: z.enum(['good', 'warm']).exactOptional(),
          }),
        )
        .min(2)
        .exactOptional(),
      change: z.strictObject({ before: side, now: side }).exactOptional(),
    })
    .refine(({ lines, change }) => Boolean(lines) !== Boolean(change), 'must have lines or a change')
    .exactOptional()
    .describe('The change, as a pane with a few lines, or as before and now.'),
  fixes: z.array(filled).default([]).describe('Fixed errors, one sentence each.'),
  before: z.array(filled).default([]).describe('Steps for a school before or after it.'),
  sample,
  draft,
});

export type LoadedRelease = z.infer<typeof release> & { version: string };

/** Compares by number: 2.10.0 comes after 2.9.0. */
const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

export const newestFirst = (releases: readonly LoadedRelease[]): LoadedRelease[] =>
  releases.toSorted((a, b) => compareVersions(b.version, a.version));

export function highlightsProblem(version: string, { highlights }: Readonly<Record<string, unknown>>) {
  const named = (Array.isArray(highlights) ? highlights : []).flatMap(({ capability = [] }) => capability);
  const came = Object.keys(capabilities()).filter((id) => progressOf(id).release === version);
  const early = named.find((id) => !came.includes(id));
  if (early)
    return `a highlight names ${early}, which content/facts/capabilities.yaml gives no since: ${version}.`;
  const missing = came.find((id) => !named.includes(id));
  return (
    missing && `no highlight names ${missing}, which came with ${version} by content/facts/capabilities.yaml.`
  );
}

export const releases = collection({
  folder: 'releases',
  pattern: '*.yaml',
  schema: release,
  waitsFor: 'date',
  address: (id) => `/updates/${id}`,
  named: highlightsProblem,
});
