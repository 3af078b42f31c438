// Schema of the words of DataNote. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';

/** Beside a form; code adds who collects the data and the retention time. */
export const dataNoteWords = z.strictObject({
  purpose: pageText.describe(
    'Why we ask for the data. It ends a sentence: We use it to answer your message.',
  ),
});

/** For a form whose data we keep for another time. */
export const dataNoteWithRetention = dataNoteWords.extend({
  retention: pageText.describe('How long we keep the data. It ends a sentence: We keep it for 24 months.'),
});
