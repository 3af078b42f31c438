// What only the research hub has.
import { section } from '~/components/define-section';
import { sectionWords } from '~/components/Section/schema';
import { Figures } from '~/sections/Figures/Figures';
import { GroupedList } from '~/sections/GroupedList/GroupedList';
import { FeaturedReport } from './FeaturedReport/FeaturedReport';
import { loadPapers } from './load';
import { featuredReport, reportFiguresOf, shelvesOf, withFiles } from './view';
import { reportFiguresWords, reportWords } from './words';

const filedPapers = async () => withFiles(await loadPapers());

export const report = section({
  name: 'report',
  title: 'Featured report',
  schema: reportWords,
  load: async (words) => featuredReport(words, await filedPapers()),
  component: FeaturedReport,
});

export const reportFigures = section({
  name: 'reportFigures',
  title: 'Figures of the report',
  schema: reportFiguresWords,
  load: async (words) => reportFiguresOf(words, await filedPapers()),
  component: Figures,
});

export const papers = section({
  name: 'papers',
  title: 'Papers by subject',
  schema: sectionWords,
  load: async (words) => ({ ...words, groups: shelvesOf(await filedPapers()) }),
  component: GroupedList,
});
