// Schema of an issue of the newsletter: a page of the archive, and an email.
import { z } from 'astro/zod';
import { collection, published } from '~/facts/filled';
import { day, draft } from '~/lib/schema-parts';
import type { Text } from '~/lib/text';

const { title, description } = published;

const issue = z.strictObject({
  title: title.describe('The subject of the email, and the title of its page.'),
  description: description.describe(
    'For lists, and beside the subject where mail programs show a first line. 70 to 160 characters.',
  ),
  date: day.describe('The day from which the site shows it. Sending is done in Admin, under Newsletter.'),
  sample: published.sample,
  draft,
});

/** `id` is the end of its address; `source` has placeholders. */
export type LoadedIssue = z.infer<typeof issue> & {
  id: string;
  source: string;
  markdown: string;
  text: Text;
};

export const issues = collection({
  folder: 'letters',
  pattern: '*.md',
  schema: issue,
  waitsFor: 'date',
  address: (id) => `/newsletter/${id}`,
  named: (id) =>
    /^\d{4}-\d{2}(?:-[a-z0-9]+)*$/.test(id) ? undefined : 'must be named by its month, such as 2026-12',
});
