// Schema of a form's words, for the site's content, islands and the manifest.
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const partWords = {
  label: text,
  missing: z.exactOptional(text),
  /** Message for an invalid value, with `{label}`, `{min}` and `{max}`. */
  wrong: z.exactOptional(text),
};

export const formWordsSchema = z.strictObject({
  name: text,
  fields: z.record(
    text,
    z.strictObject({
      ...partWords,
      help: z.exactOptional(text),
      placeholder: z.exactOptional(text),
      choices: z.exactOptional(z.record(text, text)),
      parts: z.exactOptional(z.record(text, z.strictObject(partWords))),
    }),
  ),
  /** Shown after it was sent; the sender gets it by email too. */
  thanks: z.exactOptional(text),
  /** Messages for any field, with `{label}` and `{max}`. */
  messages: z.strictObject({ tooLong: text, unprintable: text, notText: text }),
});

export type FormWords = z.infer<typeof formWordsSchema>;
export type FieldWords = FormWords['fields'][string];
