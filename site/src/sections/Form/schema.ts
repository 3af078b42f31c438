// Schema of the words of FormBeside. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { contactWaysWords } from '../../components/ContactWays/schema.ts';
import { dataNoteWords } from '../../components/DataNote/schema.ts';
import { footnote, sectionGround, sectionHead } from '../../components/Section/schema.ts';
import { pageText } from '../../facts/page-text.ts';

export const formBesideWords = z.strictObject({
  title: sectionHead.title,
  lead: sectionHead.lead,
  ways: contactWaysWords
    .extend({
      title: pageText.describe('The heading above the other ways.'),
      text: pageText.exactOptional().describe('A sentence under that heading.'),
    })
    .exactOptional()
    .describe('Other ways to reach us, beside the form.'),
  ...footnote,
  ...sectionGround,
  note: dataNoteWords.describe('Says beside the form what we do with the data.'),
});
export type FormBesideWords = z.infer<typeof formBesideWords>;
