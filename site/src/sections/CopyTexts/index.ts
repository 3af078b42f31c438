// Texts to copy.
import { section } from '~/components/define-section';
import { CopyTexts } from './CopyTexts';
import { copyTextsWords } from './schema';

export const copyTexts = section({
  name: 'copyTexts',
  title: 'Texts to copy',
  schema: copyTextsWords,
  component: CopyTexts,
});
