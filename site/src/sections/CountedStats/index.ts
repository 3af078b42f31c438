// Figures that count up once, written here or computed from facts.

import { figuresWords } from '../StatStrip/schema';
import { section } from '../section';
import { CountedStats } from './CountedStats';

export const figures = section({
  name: 'figures',
  title: 'Figures',
  schema: figuresWords,
  computed: 'stats',
  component: CountedStats,
});
