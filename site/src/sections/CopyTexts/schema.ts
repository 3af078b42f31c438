// Schema of the words of CopyTexts. The descriptions are the editor's help texts.
import type { z } from 'astro/zod';
import { copyBoxWords } from '../../components/CopyBox/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const copyTextsWords = section({
  texts: list(
    copyBoxWords.extend({
      name: pageText.describe('Tells one text from another, also as the name of a file.'),
    }),
  ).describe('Texts to copy.'),
});
export type CopyTextsWords = z.infer<typeof copyTextsWords>;
