// Sample words for any form, so that no test depends on the site's words.
import { type EmailWords, emailIds, emailPlaceholders } from './emails.ts';
import type { FieldShape } from './fields.ts';
import { type FormDefinition, type FormShape, withWords } from './form.ts';
import type { FieldWords, FormWords } from './form-words.ts';
import { lookup } from './lookup.ts';
import { forms } from './registry.ts';

function partWords(name: string, { required, or, format }: FieldShape) {
  return {
    label: `Label of ${name}`,
    ...((required || or) && { missing: `${name} is missing` }),
    ...(format && { wrong: `${name} is wrong` }),
  };
}

const fieldWords = (name: string, shape: FieldShape): FieldWords => ({
  ...partWords(name, shape),
  ...(shape.values && { choices: Object.fromEntries(shape.values.map((each) => [each, `Choice ${each}`])) }),
  ...(shape.parts && {
    parts: Object.fromEntries(
      Object.entries(shape.parts).map(([part, column]) => [part, partWords(part, column)]),
    ),
  }),
});

export const testWords = ({ id, fields }: Pick<FormShape, 'id' | 'fields'>): FormWords => ({
  name: `Form ${id}`,
  thanks: `Thanks for ${id}`,
  fields: Object.fromEntries(fields.map(({ name, ...shape }) => [name, fieldWords(name, shape)])),
  messages: {
    tooLong: '{label} is longer than {max}',
    unprintable: '{label} cannot be printed',
    notText: '{label} is no text',
  },
});

export const inTestWords = <Id extends string, Values>(
  form: FormShape<Id, Values>,
): FormDefinition<Id, Values> => withWords(form, testWords(form as FormShape));

export const testReplyWords = {
  error: 'Wrong',
  problem: 'Something is wrong',
  notSent: 'It was not sent',
  tooMany: 'Too many',
  tooLarge: 'Too large',
  unavailable: 'Not now',
  repeated: 'Sent before',
  otherWays: 'Call us',
};

/** Each email with its id and all its placeholders. */
export const testEmailWords = Object.fromEntries(
  emailIds.map((id) => {
    const { needs, may } = emailPlaceholders[id];
    const places = (names: readonly string[]) => names.map((name) => `{{${name}}}`);
    return [
      id,
      { subject: [id, ...places(may)].join(' '), text: `${places([...needs, ...may]).join('\n')}\n` },
    ];
  }),
) as EmailWords;

export const allTestWords = Object.fromEntries(
  [...forms, lookup].map((form) => [form.id, testWords(form as FormShape)]),
) as Record<(typeof forms)[number]['id'] | typeof lookup.id, FormWords>;
