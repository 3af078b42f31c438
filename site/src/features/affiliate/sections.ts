// What only the affiliate programme's page has.
import { section } from '~/components/define-section';
import { EarningsEstimator } from './EarningsEstimator/EarningsEstimator';
import { estimatorOf } from './view';
import { estimatorWords } from './words';

export const earnings = section({
  name: 'earnings',
  title: 'Estimate of earnings',
  schema: estimatorWords,
  load: (words) => ({ ...estimatorOf(words), how: words.how }),
  component: EarningsEstimator,
});
