// Figures in groups, each with a sentence about it.
import { section } from '~/components/define-section';
import { FigureList } from './FigureList';
import { figureListWords } from './schema';

export const figureList = section({
  name: 'figureList',
  title: 'Figures with text',
  schema: figureListWords,
  computed: 'groups',
  component: FigureList,
});
