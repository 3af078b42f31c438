// Plans side by side, with their prices.
import { section } from '~/components/define-section';
import { PlanGrid } from './PlanGrid';
import { planGridWords } from './schema';

export const plans = section({
  name: 'plans',
  title: 'Plans',
  schema: planGridWords,
  component: PlanGrid,
});
