// Reads content/**.yaml. Never runs in the browser.
import type { z } from 'astro/zod';
import { collectsProblems, contentText, liveObject, untilContentChanges } from './content.ts';
import { type ContentProblem, ErrorForWriters, inWords, readYaml } from './read-yaml.ts';
import { standIn } from './stand-in.ts';

/** An invalid content file: one line for each problem. */
export class FactsError extends ErrorForWriters {
  override name = 'FactsError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(inWords).join('\n'));
    this.problems = problems;
  }
}

/** Schemas by path without extension (`facts/prices`), also of invalid files. */
export const contentSchemas = new Map<string, z.ZodType>();

/** Reads `content/<path>.yaml` when it is called, and again after the content has changed. */
export function contentOf<Schema extends z.ZodType>(path: string, schema: Schema): () => z.infer<Schema> {
  contentSchemas.set(path, schema);
  return untilContentChanges(() => parsedContent(path, schema));
}

/** The same as an object: the file is read when one of its fields is asked for. */
export const readContent = <Schema extends z.ZodObject>(path: string, schema: Schema): z.infer<Schema> =>
  liveObject(Object.keys(schema.shape), contentOf(path, schema));

/** For a wrong value the program gets one of the same kind, and its check names it. */
export function parsedContent<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const { problems, data, raw } = readYaml(textOf(path), schema);
  if (problems.length === 0) return data as z.infer<Schema>;
  if (!collectsProblems()) throw new FactsError(problems);
  return standIn(schema, raw) as z.infer<Schema>;
}

/** `name` is the file name without extension. */
export const readFacts = <Schema extends z.ZodObject>(name: string, schema: Schema): z.infer<Schema> =>
  readContent(`facts/${name}`, schema);

/** Text of a content file, and its name in messages. */
export const textOf = (path: string) => ({ text: contentText(`${path}.yaml`), file: fileOf(path) });

const fileOf = (path: string) => `content/${path}.yaml`;
