// Names of customers or partners.
import { section } from '~/components/define-section';
import { Names } from './Names';
import { namesWords } from './schema';

export const names = section({
  name: 'names',
  title: 'Names',
  schema: namesWords,
  computed: 'names',
  component: Names,
});
