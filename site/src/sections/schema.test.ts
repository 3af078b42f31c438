import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { link } from '../components/schema';
import { organisation } from '../facts/organisation';
import { formatPhone } from '../lib/format-text';

const files = import.meta.glob<Record<string, unknown>>(
  ['../{sections,components}/*/schema.ts', '../components/schema.ts'],
  {
    eager: true,
  },
);
const schemas = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);

type Json = z.core.JSONSchema.BaseSchema;

/** Paths of the fields without help. */
function unexplained(schema: Json, path = ''): string[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const shapes = [schema.items, ...(schema.anyOf ?? [])] as (Json | undefined)[];
  return [
    ...shapes.flatMap((shape) => (shape ? unexplained(shape, path) : [])),
    ...fields.flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...unexplained(field, `${path}.${name}`),
    ]),
  ];
}

test.each(schemas)('%s has help for each field', (_, schema) => {
  expect(unexplained(z.toJSONSchema(schema, { io: 'input' }))).toEqual([]);
});

test('formats a phone number for reading in a text, and for dialling in an address', () => {
  const { main } = organisation.phone;
  expect(link.parse({ label: '{{phone.main}}', href: 'tel:{{phone.main}}' })).toEqual({
    label: formatPhone(main),
    href: `tel:${main}`,
  });
});
