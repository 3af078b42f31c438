// A form from a zod schema, by the JSON schema that zod makes of it: what is typed in, before anything is made of it.
import { z } from 'astro/zod';
import { type Shape, shapeOf } from './shape.ts';

export function formOf(schema: z.ZodType): Shape {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A field that names what stands elsewhere (facts/name-in.ts).
      const names = z.globalRegistry.get(zodSchema)?.names as (() => string[]) | undefined;
      if (names) jsonSchema.enum = names();
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return shapeOf(json);
}
