// Reads a facts file's text by its schema, and refuses a wrong one.
import type { z } from 'astro/zod';
import { ErrorForWriters } from './error-for-writers.ts';
import { inWords, readYaml } from './read-yaml.ts';

/** What is wrong with a facts file, one line for each entry, for the person who edited it. */
export class FactsError extends ErrorForWriters {
  override name = 'FactsError';
}

/** `file` is how messages name it. */
export function parseFacts<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const { problems, data } = readYaml({ text, file }, schema);
  if (problems.length > 0) throw new FactsError(problems.map(inWords).join('\n'));
  return data as z.infer<Schema>;
}
