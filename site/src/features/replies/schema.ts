// Schema of a reply template. The build fills facts; the server fills placeholders of the submission.

import { replyPlaceholders } from '@tred/contract/admin-api';
import { formIds } from '@tred/contract/registry';
import { z } from 'astro/zod';
import { collection } from '~/facts/filled';
import { pageText, placesIn, templateText } from '~/facts/page-text';

export const replyText = templateText(replyPlaceholders);

const reply = z.strictObject({
  name: pageText.min(3).max(40).describe('Its name in the list for staff.'),
  order: z.int().nonnegative().default(50).describe('Smaller numbers come first.'),
  forms: z
    .array(z.enum(formIds))
    .default([])
    .describe('The forms it answers, by their short names. Leave it out for one that answers any.'),
  subject: replyText
    .max(120)
    .refine(
      (text) => text.includes('{{reference}}'),
      'must say {{reference}}, so that an answer to it is found',
    )
    .describe(`May ask for ${placesIn(replyPlaceholders)}, and for any fact.`),
  // A mailto: link holds about 2,000 characters, and a line end counts three.
  body: replyText.min(20).max(1300),
});

export const replies = collection({ folder: 'replies', pattern: '*.yaml', schema: reply });
