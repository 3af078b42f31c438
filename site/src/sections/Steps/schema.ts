// Schema of the words of Steps. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText } from '../../facts/page-text.ts';

const step = z.strictObject({
  mark: pageText.exactOptional().describe('In place of its number: a year.'),
  title: pageText.describe('The name of the step.'),
  duration: pageText.exactOptional().describe('How long it takes.'),
  text: pageText.describe('Its content.'),
});

export const stepsWords = section({ steps: list(step).describe('The steps, in their order.') });
export type StepsWords = z.infer<typeof stepsWords>;
