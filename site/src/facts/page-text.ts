// Text fields of pages: placeholders for all facts.
import { z } from 'astro/zod';
import { formatDate } from '../lib/dates.ts';
import { untilContentChanges } from '../readers/content.ts';
import { group, type Placeholders, textWith, withNumbersInWords } from '../readers/placeholders.ts';
import { team } from './company.ts';
import { caseStudies } from './customers.ts';
import { exchangePlaceholders } from './exchanges.ts';
import { figurePlaceholders } from './figures.ts';
import { placeholders } from './fill-in.ts';
import { institutionOf } from './institutions.ts';
import { organisation } from './organisation.ts';
import { products } from './products.ts';
import { programmePlaceholders } from './programmes.ts';
import { meanOf, survey } from './survey.ts';
import { townsIn } from './towns.ts';
import { accessibility } from './website.ts';

/** Of ten offices that are not among the best-run: how many put the learner's number on everything. */
const othersOfTen = () => Math.round((meanOf(survey, 'numberEverywhere', 'others') ?? 0) * 10);

/** Counts of facts: `{{words.number.team}}` is “five”. */
const numbers = () =>
  group('number', {
    team: team.people.length,
    caseStudies: caseStudies().length,
    caseStudyTowns: caseStudies().flatMap(({ institution }) => townsIn(institutionOf(institution).place))
      .length,
    offices: organisation.offices.length,
    products: products().length,
    othersOfTen: othersOfTen(),
    'othersOfTen.rest': 10 - othersOfTen(),
  });

const accessibilityPlaceholders = () =>
  group('accessibility', {
    lastRun: formatDate(accessibility.lastRun),
    failed: accessibility.failed,
    browsers: new Intl.ListFormat('en-GB').format(accessibility.engines),
  });

/** Also facts with placeholders of their own. */
export const pagePlaceholders = untilContentChanges(
  (): Placeholders => ({
    ...placeholders(),
    ...withNumbersInWords({
      ...figurePlaceholders(),
      ...programmePlaceholders(),
      ...numbers(),
      ...exchangePlaceholders(),
      ...accessibilityPlaceholders(),
    }),
  }),
);

/** A text of a page. */
export const pageText = textWith(pagePlaceholders);

/** A text with placeholders that the server fills later: `Dear {{sender}}`. */
export const templateText = (names: readonly string[]) =>
  textWith(() => ({
    ...pagePlaceholders(),
    ...Object.fromEntries(names.map((name) => [name, `{{${name}}}`])),
  }));

/** `{{sender}}, {{form}}`, for a help text. */
export const placesIn = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** `pageTexts('title', 'lead')`: a group of texts without help. */
export const pageTexts = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, pageText])) as Record<Name, typeof pageText>);

/** A link, an email address, or a phone number to dial. */
export const pageAddress = textWith(pagePlaceholders, true);

/** A number from a fact: `{{figure.esg.progress.social}}`. */
export const factNumber = pageText
  .regex(/^\d+(\.\d+)?$/, 'must be the placeholder of a number, such as {{figure.esg.progress.social}}')
  .transform(Number);
