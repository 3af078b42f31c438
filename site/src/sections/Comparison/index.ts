// What several columns have and have not.
import { section } from '~/components/define-section';
import { Comparison } from './Comparison';
import { comparisonWords } from './schema';

export const comparison = section({
  name: 'comparison',
  title: 'Comparison',
  schema: comparisonWords,
  component: Comparison,
});
