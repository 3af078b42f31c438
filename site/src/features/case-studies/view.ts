// View model of the case studies: each with its institution, the towns, and the total of learners.

import type { Link } from '~/components/schema';
import type { UgandaMapProps } from '~/components/UgandaMap/UgandaMap';
import { caseStudies } from '~/facts/customers';
import { figures } from '~/facts/figures';
import { institutionOf } from '~/facts/institutions';
import { townsIn } from '~/facts/towns';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import type { StatStripWords } from '~/sections/StatStrip/schema';
import type { CaseStudiesProps, CaseStudy } from './CaseStudies/CaseStudies';
import { caseStudiesPage } from './words';

const institutions = caseStudies.map(({ institution }) => institutionOf(institution));

/** Carries the study over into the form. */
function askAbout(seed: string): Link {
  const { label, href } = caseStudiesPage.studies.ask;
  return { label, href: `${href}&about=${seed}` };
}

/** A study with its institution; the last link is `ask` unless another is given. */
export function shownStudy(
  { institution, story, ...study }: (typeof caseStudies)[number],
  last: Link = askAbout(study.seed),
): CaseStudy {
  const { size, sizeWithTrades, story: label } = caseStudiesPage.studies;
  const { name, kind, place, learners = 0, unit = '', trades } = institutionOf(institution);
  const values = { learners: formatCount(learners), unit, trades: trades ?? '' };
  return {
    ...study,
    category: kind,
    facts: [name, place, fillValues(trades ? sizeWithTrades : size, values)],
    links: [...(story ? [{ label, href: story }] : []), last],
  };
}

export function studies(): CaseStudiesProps {
  const { size, sizeWithTrades, ask, story, change, ...section } = caseStudiesPage.studies;
  return {
    ...section,
    studies: caseStudies.map((study) => shownStudy(study)),
    changeWords: change,
  };
}

export const map = (): UgandaMapProps => ({
  ...caseStudiesPage.map,
  places: institutions.flatMap(({ place }) => townsIn(place)),
});

export function studyAddress(id: string): string | undefined {
  const study = caseStudies.find(({ institution }) => institution === id);
  return study && `/case-studies#${study.seed}`;
}

export function impact(): StatStripWords {
  const { learners: label, ...section } = caseStudiesPage.impact;
  const sum = institutions.reduce((total, { learners = 0 }) => total + learners, 0);
  return { ...section, stats: [{ figure: formatCount(sum), label }, ...figures.caseStudies] };
}
