// Plans side by side, with their prices.
import { section } from '~/components/define-section';
import { Plans } from './Plans';
import { plansWords } from './schema';

export const plans = section({
  name: 'plans',
  title: 'Plans',
  schema: plansWords,
  component: Plans,
});
