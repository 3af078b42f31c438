// What customers say.
import { section } from '~/components/define-section';
import { Quotes } from './Quotes';
import { quotesWords } from './schema';

export const quotes = section({
  name: 'quotes',
  title: 'Quotes',
  schema: quotesWords,
  computed: 'quotes',
  component: Quotes,
});
