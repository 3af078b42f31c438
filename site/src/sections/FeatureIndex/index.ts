// Cards or rows: icon, title and text, with points and links.
import { section } from '~/components/define-section';
import { FeatureIndex } from './FeatureIndex';
import { featureIndexWords } from './schema';

export const cards = section({
  name: 'cards',
  title: 'Cards',
  schema: featureIndexWords,
  takesAside: true,
  component: FeatureIndex,
});
