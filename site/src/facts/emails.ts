// Words of the emails that the server sends, from content/emails: one file for each email, and one for shared words.
import { type EmailId, type EmailWords, emailIds, emailPlaceholders } from '@tred/contract/emails';
import { z } from 'astro/zod';
import { readContent } from '../readers/read-facts.ts';
import { placesIn, templateText } from './page-text.ts';
import { previewLine } from './preview.ts';

const shared = readContent(
  'emails/common',
  z.strictObject({
    signature: templateText(['site']).meta({ lines: true, description: 'Below each email.' }),
  }),
);

function schemaOf(id: EmailId) {
  const { needs, may } = emailPlaceholders[id];
  const names = [...needs, ...may, 'site'];
  const template = templateText(names);
  const missing = (text: string) => needs.filter((name) => !text.includes(`{{${name}}}`));
  return z.strictObject({
    subject: template.regex(/^.+$/, 'must be one line').max(120),
    text: template
      .max(2000)
      .refine((text) => missing(text).length === 0, {
        error: ({ input }) => `must say ${placesIn(missing(String(input)))}`,
      })
      .meta({
        lines: true,
        description: `Plain text, without the signature. May ask for ${placesIn(names)}, and for any fact.`,
      }),
  });
}

const emails = emailIds.map((id) => [id, readContent(`emails/${id}`, schemaOf(id))] as const);

/** For the server: the placeholders of facts are filled. */
export const emailWords = () =>
  Object.fromEntries(
    emails.map(([id, { subject, text }]) => {
      const foot = [shared.signature.trimEnd(), previewLine()].filter(Boolean).join('\n');
      return [id, { subject, text: `${text.trimEnd()}\n\n-- \n${foot}\n` }];
    }),
  ) as EmailWords;
