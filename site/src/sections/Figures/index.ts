// Figures, written here or computed from facts.
import { section } from '~/components/define-section';
import { Figures } from './Figures';
import { figuresWords } from './schema';

export const figures = section({
  name: 'figures',
  title: 'Figures',
  schema: figuresWords,
  computed: 'stats',
  component: Figures,
});
