// Schema of the words of Statement. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { footnote, sectionGround, sectionHead } from '../../components/Section/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const statementWords = z.strictObject({
  title: sectionHead.title,
  statement: pageText.describe('One sentence, set as large as a poster.'),
  text: pageText.exactOptional().describe('A few sentences under it.'),
  ...footnote,
  ...sectionGround,
});
export type StatementWords = z.infer<typeof statementWords>;
