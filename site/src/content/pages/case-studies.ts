// The words of the case studies page. The studies themselves are in facts/case-studies.

import { caseStudies } from '~/facts/customers';
import { figures } from '~/facts/figures';
import { institutionOf } from '~/facts/institutions';
import { brand } from '~/facts/organisation';
import { townsIn } from '~/facts/towns';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { CaseStudiesProps, CaseStudy } from '~/subjects/case-studies/CaseStudies/CaseStudies';
import type { UgandaMapProps } from '~/ui/UgandaMap/UgandaMap';

export const meta = {
  path: '/case-studies',
  title: 'Case studies from Ugandan institutions',
  description: `A university, a technical institute, five schools under one board and three on their own: what changed with ${brand}, in days, shillings and grades.`,
  crumb: 'Case Studies',
} satisfies PageMeta;

export const hero = {
  title: 'What changed, in days and shillings',
  lead: `${countWord(caseStudies.length)} offices, from a university on four campuses to a school that shares three phones. Each counted before and after.`,
  counts: {
    groups: [
      { count: 12, tone: 3 },
      { count: 1, tone: 1, apart: true },
    ],
    columns: 6,
    caption: `Twelve working days to match a month of fees, then one: the bursar’s office of ${institutionOf('kasana-hill').name}.`,
  },
} satisfies HeroProps;

const number = (count: number) => count.toLocaleString('en-UG');

const [first, ...others] = caseStudies;

const shown = ({ institution, ...study }: typeof first): CaseStudy => {
  const { name, kind, place, learners = 0, unit = 'learners', trades } = institutionOf(institution);
  const size = `${number(learners)} ${unit}`;
  return {
    ...study,
    category: kind,
    facts: [name, place, trades ? `${size}, ${trades} trades` : size],
    link: { label: 'Ask about this case', href: '/contact' },
  };
};

export const studies = {
  featuredTitle: 'Featured case study',
  featured: shown(first),
  title: `${countWord(others.length)} more offices`,
  lead: 'Different sizes and different troubles, on the same software.',
  studies: others.map(shown),
  changeWords: { before: 'Before', now: 'Now' },
} satisfies CaseStudiesProps;

const towns = caseStudies.flatMap(({ institution }) => townsIn(institutionOf(institution).place));

export const where = {
  title: 'From the lake to Karamoja',
  text: [
    `${countWord(caseStudies.length)} offices in ${countWord(towns.length).toLowerCase()} towns: one has four campuses, another five schools in two districts, and the last a signal only on the hill behind its kitchen.`,
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const map = {
  caption: 'The towns of the offices above.',
  places: towns,
} satisfies UgandaMapProps;

const together = countWord(caseStudies.length).toLowerCase();
const learners = caseStudies.reduce(
  (sum, { institution }) => sum + (institutionOf(institution).learners ?? 0),
  0,
);

export const impact = {
  title: `The ${together} together`,
  lead: 'The offices above, taken as one.',
  showTitle: true,
  stats: [
    { figure: number(learners), label: `Learners on the ${together} registers` },
    ...figures.caseStudies,
  ],
} satisfies StatStripProps;

export const closing = {
  title: 'Measure one term with us',
  text: `We write down how long things take today, and again after your first term on ${brand}. You keep both results.`,
  actions: [{ label: 'Become a case study', href: '/contact' }],
} satisfies ClosingCallProps;

/** A sample, like the studies; `npm run launch-check` lists it. */
export const samples = ['impact', 'where', 'map'] as const;
