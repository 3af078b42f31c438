// Cards or rows: icon, title and text, with points and links.
import { section } from '~/components/define-section';
import { Cards } from './Cards';
import { cardsWords } from './schema';

export const cards = section({
  name: 'cards',
  title: 'Cards',
  schema: cardsWords,
  takesAside: true,
  component: Cards,
});
