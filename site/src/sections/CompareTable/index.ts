// What several columns have and have not.
import { section } from '~/components/define-section';
import { CompareTable } from './CompareTable';
import { compareTableWords } from './schema';

export const comparison = section({
  name: 'comparison',
  title: 'Comparison',
  schema: compareTableWords,
  component: CompareTable,
});
