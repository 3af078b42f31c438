// One sentence, set as large as a poster.
import { section } from '~/components/define-section';
import { Statement } from './Statement';
import { statementWords } from './schema';

export const statement = section({
  name: 'statement',
  title: 'Large sentence',
  schema: statementWords,
  component: Statement,
});
