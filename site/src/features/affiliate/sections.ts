// What only the affiliate programme's pages have.

import { section } from '~/components/define-section';
import { DataTable } from '~/sections/DataTable/DataTable';
import { EarningsEstimator } from './EarningsEstimator/EarningsEstimator';
import { estimatorOf, workedExamples } from './view';
import { estimatorWords, examplesWords } from './words';

export const earnings = section({
  name: 'earnings',
  title: 'Estimate of earnings',
  schema: estimatorWords,
  load: (words) => ({ ...estimatorOf(words), how: words.how }),
  component: EarningsEstimator,
});

export const commissionExamples = section({
  name: 'commissionExamples',
  title: 'Worked examples',
  schema: examplesWords,
  load: workedExamples,
  component: DataTable,
});
