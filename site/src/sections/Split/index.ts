// Text with an aside, or with its heading beside it.
import { section } from '~/components/define-section';
import { Split } from './Split';
import { splitWords } from './schema';

export const split = section({
  name: 'split',
  title: 'Text with something beside it',
  schema: splitWords,
  takesAside: true,
  component: Split,
});
