// Texts to copy.
import { section } from '../section';
import { CopyTexts } from './CopyTexts';
import { copyTextsWords } from './schema';

export const copyTexts = section({
  name: 'copyTexts',
  title: 'Texts to copy',
  schema: copyTextsWords,
  component: CopyTexts,
});
