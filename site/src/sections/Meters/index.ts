// Percentages with their goals, or the shares of a whole.
import { section } from '~/components/define-section';
import { Meters } from './Meters';
import { metersWords } from './schema';

export const meters = section({
  name: 'meters',
  title: 'Percentages',
  schema: metersWords,
  component: Meters,
});
