// Loads the files of a collection, all of them anew when a fact has changed: Astro keeps entries between builds, with
// the facts already filled in.
import { glob, type Loader } from 'astro/loaders';
import { factsVersion } from './read-facts.ts';

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

export const entries = (...options: Parameters<typeof glob>): Loader => afterFacts(glob(...options));
