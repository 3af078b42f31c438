// School terms, from content/facts/terms.yaml.
import { z } from 'astro/zod';
import type { SchoolTerm } from '../lib/school-terms.ts';
import type { Placeholders } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';

const term = z
  .strictObject({
    name: z.string().describe('Its name on report cards.'),
    starts: z.iso.date().describe('Its first day.'),
    ends: z.iso.date().describe('Its last day.'),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], error: 'must be after the day it starts' });

const year = z.strictObject({
  year: z.int().min(2020),
  state: z.enum(['published', 'expected']).describe('published once the Ministry has given the days out.'),
  checked: z.string().describe('The month in which somebody compared them.'),
  terms: z.array(term).min(1),
});

/** Each term begins after the previous one ends. */
const inOrder = (years: readonly z.infer<typeof year>[]): boolean => {
  const terms = years.flatMap(({ terms }) => terms);
  return terms.every(({ starts }, at) => at === 0 || (terms[at - 1]?.ends ?? '') < starts);
};

const facts = readFacts(
  'terms',
  z
    .strictObject({ years: z.array(year).min(1) })
    .refine(({ years }) => inOrder(years), {
      path: ['years'],
      error: 'must be in order, no term within another',
    })
    .refine(({ years }) => years.some(({ state }) => state === 'published'), {
      path: ['years'],
      error: 'must have a year that is published',
    }),
);

/** The last year that the Ministry has published. */
export const publishedYear = () =>
  facts.years.findLast(({ state }) => state === 'published') as (typeof facts.years)[0];

/** `{{schoolYear}}` is the published year, `{{schoolYear.terms}}` its number of terms. */
export function termPlaceholders(): Placeholders {
  const { year, checked, terms } = publishedYear();
  return {
    schoolYear: String(year),
    'schoolYear.checked': checked,
    'schoolYear.terms': String(terms.length),
  };
}

/** All terms, earliest first: `{ name: 'Term I 2027', starts, ends, published: false }`. */
export const schoolTerms = (): SchoolTerm[] =>
  facts.years.flatMap(({ year, state, terms }) =>
    terms.map(({ name, starts, ends }) => ({
      name: `${name} ${year}`,
      starts,
      ends,
      published: state === 'published',
    })),
  );
