// Schema of a page for one kind of institution. The file name is the end of its address: `/for/primary`.

import { z } from 'astro/zod';
import { allCaseStudies } from '~/facts/customers';
import { collection, entryTitle, filled } from '~/facts/filled';
import { moduleList } from '~/features/product/view';
import { nameIn } from '~/readers/fields';

const audience = z.strictObject({
  order: z.int().positive().describe('Its place among the others.'),
  label: filled.min(5).max(30).describe('Name of such institutions: Primary schools.'),
  school: z.enum(['verandah', 'class', 'workshop', 'hall']).meta({
    title: 'Building',
    labels: { verandah: 'Classrooms', class: 'P.1', workshop: 'Workshop', hall: 'Lecture hall' },
    description: 'In the drawing of the school and its neighbours.',
  }),
  title: entryTitle.min(10).describe('For search engines and the list of pages.'),
  description: filled.min(70).max(160).describe('70 to 160 characters for search engines.'),
  hero: z.strictObject({ title: filled.min(10).max(70), lead: filled.min(40).max(260) }),
  changes: z
    .strictObject({
      title: filled.max(70),
      lead: filled.max(200),
      variant: z.enum(['rows', 'grid']).meta({ title: 'Layout', description: 'Rows or two columns.' }),
      items: z
        .array(z.strictObject({ title: filled.max(60), text: filled.min(60).max(320) }))
        .min(3)
        .max(6),
    })
    .describe('Differences in their office, most important first.'),
  modules: z
    .array(
      z.strictObject({
        module: nameIn(() => moduleList().flatMap(({ id }) => id ?? []), 'is not on /modules').describe(
          'The module’s anchor on /modules: finance.',
        ),
        why: filled.min(30).max(200),
      }),
    )
    .min(3)
    .max(5)
    .describe('The modules that matter most to them, the first first.'),
  size: z
    .strictObject({
      learners: z.int().positive(),
      unit: filled.describe('The word for them: pupils, students.'),
      period: z
        .enum(['term', 'semester'])
        .describe('Period of the price: a term has four months, a semester six.'),
      note: filled.max(260).describe('The size of the school, and a note on the price.'),
    })
    .describe('A typical size, for which the page shows the price.'),
  demo: z
    .strictObject({ label: filled, href: filled })
    .exactOptional()
    .describe('The link to a demo, if it is not the one of a secondary school.'),
  study: nameIn(
    () => allCaseStudies().map(({ seed }) => seed),
    'is not in content/facts/case-studies.yaml',
  ).describe('The case study that the page shows.'),
  opens: z.enum(['changes', 'study']).meta({
    title: 'After the price',
    labels: { changes: 'The differences', study: 'The case study' },
    description: 'The part that comes first.',
  }),
  like: filled.max(40).describe('Before the name of the institution in the case study: A school like yours.'),
  questions: z
    .array(z.strictObject({ question: filled.max(100), answer: filled.min(60) }))
    .min(4)
    .max(6)
    .describe('Their questions, with answers; search engines get the same words.'),
  sample: z
    .boolean()
    .default(false)
    .describe('Yes while a person has yet to confirm it. Listed before launch.'),
});

export type LoadedAudience = z.infer<typeof audience> & { id: string };

export const audiences = collection({
  folder: 'for',
  pattern: '*.yaml',
  schema: audience,
  address: (id) => `/for/${id}`,
});
