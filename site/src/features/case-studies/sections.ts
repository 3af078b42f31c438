// What only the page of case studies has.
import { section } from '~/components/define-section';
import { studyPictures } from '~/features/pictures/fact-pictures';
import { Figures } from '~/sections/Figures/Figures';
import { CaseStudies, StudySection } from './CaseStudies/CaseStudies';
import { caseFiguresOf, studiesOf, studyOf } from './view';
import { caseFiguresWords, caseStudiesWords, caseStudyWords } from './words';

export const caseStudies = section({
  name: 'caseStudies',
  title: 'Case studies',
  schema: caseStudiesWords,
  load: async (words) => ({ ...studiesOf(words), pictures: await studyPictures() }),
  component: CaseStudies,
});

export const caseFigures = section({
  name: 'caseFigures',
  title: 'Figures of all case studies',
  schema: caseFiguresWords,
  load: caseFiguresOf,
  component: Figures,
});

export const caseStudy = section({
  name: 'caseStudy',
  title: 'One case study',
  schema: caseStudyWords,
  ownId: 'case',
  load: studyOf,
  component: StudySection,
});
