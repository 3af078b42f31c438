// What only the page of case studies has.
import { section } from '~/components/define-section';
import { mapWords } from '~/components/UgandaMap/schema';
import { UgandaMap } from '~/components/UgandaMap/UgandaMap';
import { studyPictures } from '~/features/pictures/fact-pictures';
import { Figures } from '~/sections/Figures/Figures';
import { CaseStudies } from './CaseStudies/CaseStudies';
import { caseFiguresOf, studiesOf, studyPlaces } from './view';
import { caseFiguresWords, caseStudiesWords } from './words';

export const studyMap = section({
  name: 'studyMap',
  title: 'Map of the case studies',
  schema: mapWords,
  load: (words) => ({ ...words, places: studyPlaces() }),
  component: UgandaMap,
});

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
