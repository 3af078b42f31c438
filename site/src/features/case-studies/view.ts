// View model of the case studies: each with its institution, the towns, and the total of learners.

import type { Link } from '~/components/schema';
import { allCaseStudies, caseStudies } from '~/facts/customers';
import { figures } from '~/facts/figures';
import { institutionOf } from '~/facts/institutions';
import { sectionOn } from '~/facts/read-page';
import { townsIn } from '~/facts/towns';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import type { FiguresWords } from '~/sections/Figures/schema';
import type { CaseStudiesProps, CaseStudy, StudySectionProps } from './CaseStudies/CaseStudies';
import { type CaseFiguresWords, type CaseStudiesWords, type CaseStudyWords, caseStudiesWords } from './words';

const institutions = () => caseStudies().map(({ institution }) => institutionOf(institution));

/** Words of the page that all studies share. */
const sharedWords = sectionOn('case-studies', 'caseStudies', caseStudiesWords);

/** A study with its institution; `last` is its last link. */
function shownStudy(
  { institution, story, ...study }: ReturnType<typeof caseStudies>[number],
  last: Link,
  { size, sizeWithTrades, story: label }: CaseStudiesWords,
): CaseStudy {
  const { name, kind, place, learners = 0, unit = '', trades } = institutionOf(institution);
  const values = { learners: formatCount(learners), unit, trades: trades ?? '' };
  return {
    ...study,
    category: kind,
    facts: [name, place, fillValues(trades ? sizeWithTrades : size, values)],
    links: [...(story ? [{ label, href: story }] : []), last],
  };
}

export function studiesOf(words: CaseStudiesWords): CaseStudiesProps {
  const { size: _size, sizeWithTrades: _trades, story: _story, ask, change, ...section } = words;
  // The link carries the study over into the form.
  const askAbout = (seed: string) => ({ label: ask.label, href: `${ask.href}&about=${seed}` });
  return {
    ...section,
    studies: caseStudies().map((study) => shownStudy(study, askAbout(study.seed), words)),
    changeWords: change,
  };
}

/** One study, also an unlisted one, with the words of the page of all studies. */
export function studyOf({ study: seed, like, link }: CaseStudyWords): StudySectionProps {
  const words = sharedWords();
  const [first] = allCaseStudies();
  const study = allCaseStudies().find((each) => each.seed === seed) ?? first;
  return {
    id: 'case',
    tone: 'raised',
    children: like,
    study: shownStudy(study, link, words),
    words: words.change,
  };
}

export const studyPlaces = () => institutions().flatMap(({ place }) => townsIn(place));

export function studyAddress(id: string): string | undefined {
  const study = caseStudies().find(({ institution }) => institution === id);
  return study && `/case-studies#${study.seed}`;
}

export function caseFiguresOf({ learners: label, ...section }: CaseFiguresWords): FiguresWords {
  const sum = institutions().reduce((total, { learners = 0 }) => total + learners, 0);
  return { ...section, stats: [{ figure: formatCount(sum), label }, ...figures().caseStudies] };
}
