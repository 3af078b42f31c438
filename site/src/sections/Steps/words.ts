// Schema of the words of Steps. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { section } from '../../ui/Section/words.ts';
import { list } from '../../ui/words.ts';

const step = z.strictObject({
  mark: pageText.exactOptional().describe('In place of its number: a year.'),
  title: pageText.describe('The name of the step.'),
  duration: pageText.exactOptional().describe('How long it takes.'),
  text: pageText.describe('Its content.'),
});

export const stepsWords = section({ steps: list(step).describe('The steps, in their order.') });
export type StepsWords = z.infer<typeof stepsWords>;
