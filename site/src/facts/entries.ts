// Loads the files of a collection, all of them anew when a fact has changed: Astro keeps entries between builds, with
// the facts already filled in. Each file is read and checked by our own reader; a wrong one is left out, and told of at
// the end, together with all others.
import { file as fileLoader, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { type Body, checkBody } from './check-body.ts';
import { checking, type Rules } from './checking.ts';
import { factsVersion } from './read-facts.ts';
import { type Problem, readYaml } from './read-yaml.ts';
import { forget, see } from './seen-entries.ts';

/** Of the facts that this code has filled in with, whatever the files say by now. */
const version = factsVersion();

/** A loader that forgets what it kept when the facts are others than last time. */
export function afterFacts(loader: Loader): Loader {
  return {
    ...loader,
    load: async (context) => {
      if (context.meta.get('facts') !== version) context.store.clear();
      await loader.load(context);
      context.meta.set('facts', version);
    },
  };
}

type Files = Parameters<typeof glob>[0] & { base: string };

type TextProblems = (body: Body) => Problem[];

/** What the form editor asks besides the schema. */
export type Asked = { textProblems: TextProblems; nameProblem?: Rules['named'] };

/** One entry from each file. The schema is the collection's, which Astro asks for as well. */
export function entries(files: Files, rules: Rules): Loader & Asked {
  const loader = afterFacts(glob(files));
  return {
    ...loader,
    load: async (context) => loader.load(checking(context, files.base, rules)),
    textProblems: (body) => checkBody(body, rules),
    ...(rules.named && { nameProblem: rules.named }),
  };
}

/** All entries from one file, each under its name. */
export function entriesOf(path: string, schema: z.ZodType): Loader {
  const named = `site/${path.replace(/^\.\//, '')}`;
  // While somebody writes, the last that was right is shown.
  let right: Record<string, Record<string, unknown>> = {};
  const loader = (collection: string) =>
    fileLoader(path, {
      parser: (text) => {
        const { problems, written } = readYaml({ text, file: named }, z.record(z.string(), schema));
        see(collection, named, { problems });
        if (problems.length === 0) right = written as typeof right;
        return right;
      },
    });
  return {
    ...fileLoader(path),
    load: async (context) => {
      forget(context.collection, context.refreshContextData);
      await afterFacts(loader(context.collection)).load(context);
    },
  };
}
