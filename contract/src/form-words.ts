// The words of a form, as the site reads them from its content, as islands get them and as the manifest has them.
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const partWords = {
  label: text,
  /** When it is left empty. */
  missing: z.exactOptional(text),
  /** When the value is of no use. `{label}`, `{min}` and `{max}` are filled in. */
  wrong: z.exactOptional(text),
};

export const formWordsSchema = z.strictObject({
  /** As the inbox and notification mails call it. */
  name: text,
  fields: z.record(
    text,
    z.strictObject({
      ...partWords,
      help: z.exactOptional(text),
      placeholder: z.exactOptional(text),
      /** The label of each choice, by its value. */
      choices: z.exactOptional(z.record(text, text)),
      /** The columns of a list. */
      parts: z.exactOptional(z.record(text, z.strictObject(partWords))),
    }),
  ),
  /** Of any field. `{label}` and `{max}` are filled in. */
  messages: z.strictObject({ tooLong: text, unprintable: text, notText: text }),
});

export type FormWords = z.infer<typeof formWordsSchema>;
export type FieldWords = FormWords['fields'][string];
