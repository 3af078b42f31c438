// Schema of a documentation page. Its address is the path of its file: uganda/emis.md is /docs/uganda/emis.
import { z } from 'astro/zod';
import { collection, entryTitle, filled } from '~/facts/filled';
import { type DocGroup, docGroups } from '~/facts/website';
import { day, sample } from '~/lib/schema-parts';
import type { Text } from '~/lib/text';
import { contentText } from '~/readers/content';
import { nameIn } from '~/readers/fields';

function apiTags(): string[] {
  const text = contentText('docs/openapi.yaml');
  const [, list = ''] = /^tags:\n((?: .*\n|\n)*)/m.exec(text) ?? [];
  return [...list.matchAll(/^ {2}- name: (.+)$/gm)].map(([, name = '']) => name.trim());
}

const groups = Object.keys(docGroups) as DocGroup[];

const doc = z.strictObject({
  title: entryTitle.describe('Search engines show all of it.'),
  label: filled.max(24).optional().describe('Its name in the navigation, if the title is too long.'),
  lead: filled.max(220).describe('One or two sentences under the title.'),
  description: filled.min(70).max(160).describe('For search engines and lists, 70 to 160 characters.'),
  group: z.enum(groups).describe('The part of the documentation it belongs to.'),
  order: z.int().positive().describe('Its place in that part.'),
  updated: day.describe('The day it was last changed in substance.'),
  tag: nameIn(apiTags, 'is not among the tags of content/docs/openapi.yaml')
    .optional()
    .describe('The part of the API that is shown after the text.'),
  sample,
});

export type LoadedDoc = z.infer<typeof doc> & {
  id: string;
  body: string;
  /** Of the API reference, which follows the body. */
  markdown: string;
  text: Text;
};

export const inReadingOrder = (docs: readonly LoadedDoc[]): LoadedDoc[] =>
  docs.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order);

export const docs = collection({
  folder: 'docs',
  pattern: '**/*.md',
  schema: doc,
  address: (id) => (id === 'index' ? '/docs' : `/docs/${id}`),
});
