// Schema of the words of Faq. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { sectionGround, sectionHead } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

const faqItem = z.strictObject({
  question: pageText.describe('The question, as a visitor would ask it.'),
  answer: pageText.describe('The answer, in a few sentences.'),
});

export const faqWords = z.strictObject({
  ...sectionHead,
  items: list(faqItem).meta({
    title: 'Questions and answers',
    description: 'In the order in which visitors ask.',
  }),
  ...sectionGround,
});
export type FaqWords = z.infer<typeof faqWords>;
