// Schema of the words of CopyTexts. The descriptions are the editor's help texts.
import type { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { copyBoxWords } from '../../ui/CopyBox/words.ts';
import { section } from '../../ui/Section/words.ts';
import { list } from '../../ui/words.ts';

export const copyTextsWords = section({
  texts: list(
    copyBoxWords.extend({
      name: pageText.describe('Tells one text from another, also as the name of a file.'),
    }),
  ).describe('Texts to copy.'),
});
export type CopyTextsWords = z.infer<typeof copyTextsWords>;
