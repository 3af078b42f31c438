// Schema of the words of CopyBox. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';

export const copyBoxWords = z.strictObject({
  label: pageText.describe('Says what the text is.'),
  text: pageText.describe('The text to copy.'),
  button: pageText.describe('The words on the button: Copy code.'),
});
export type CopyBoxWords = z.infer<typeof copyBoxWords>;
