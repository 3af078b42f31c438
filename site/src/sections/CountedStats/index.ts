// Figures that count up once, written here or computed from facts.

import { section } from '~/components/define-section';
import { figuresWords } from '../StatStrip/schema';
import { CountedStats } from './CountedStats';

export const figures = section({
  name: 'figures',
  title: 'Figures',
  schema: figuresWords,
  computed: 'stats',
  component: CountedStats,
});
