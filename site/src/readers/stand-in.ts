// A value of the right kind in place of a wrong one, so that one wrong field does not hide what is wrong elsewhere.
import { z } from 'astro/zod';

type Schema = z.core.$ZodType;

export function standIn(schema: Schema, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodDefault
  )
    return standIn(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe) return afterwards(schema, standIn(schema.in, value));
  if (schema instanceof z.ZodUnion) return standIn(nearest(schema.options, value), value);
  if (schema instanceof z.ZodObject) return group(schema, isGroup(value) ? value : {});
  if (schema instanceof z.ZodRecord)
    return isGroup(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, standIn(schema.valueType, each)]))
      : {};
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((item, at) => standIn(item, Array.isArray(value) ? value[at] : undefined));
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((each) => standIn(schema.element, each)) : [];
  return single(schema, value);
}

/** Fields that the schema does not know are left out. */
const group = (schema: z.ZodObject, value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const isLeftOut = !(name in value) && z.safeParse(field, undefined).success;
      return isLeftOut ? [] : [[name, standIn(field, value[name])]];
    }),
  );

function single(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return typeof value === 'number' ? value : 0;
  if (schema instanceof z.ZodISODate) return '2000-01-01';
  return typeof value === 'string' ? value : '';
}

/** What a transformation makes of it, if it makes something. */
function afterwards(schema: z.ZodPipe, value: unknown): unknown {
  const made = z.safeParse(schema, value);
  return made.success ? made.data : value;
}

/** The shape that has the most of its fields. */
function nearest(options: readonly Schema[], value: unknown): Schema {
  const shared = (option: Schema) =>
    option instanceof z.ZodObject && isGroup(value)
      ? Object.keys(option.shape).filter((name) => name in value).length
      : 0;
  return options.toSorted((a, b) => shared(b) - shared(a))[0] ?? z.unknown();
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
