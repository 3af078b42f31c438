// What the pages for kinds of school show on other pages.
import { section } from '~/components/define-section';
import { loadAudiences } from './load';
import { SchoolLinks } from './SchoolLinks/SchoolLinks';
import { schoolLinks } from './view';
import { schoolsWords } from './words';

export const schoolStreet = section({
  name: 'schoolStreet',
  title: 'Kinds of school, with prices',
  schema: schoolsWords,
  load: async (words) => schoolLinks(await loadAudiences(), words),
  component: SchoolLinks,
});
