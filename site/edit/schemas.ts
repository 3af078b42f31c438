// Every schema of the site, as the facts are now. Vite loads this file (load-schemas.ts), since schemas import as pages
// do; a facts file that is wrong takes nothing with it but what needs it.
import { factsSchemas } from '../src/readers/read-facts.ts';

export { factsSchemas };

/** What is wrong with facts just now, in the words of the build. */
export const wrong = new Set<string>();

async function unlessWrong<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await load();
  } catch (error) {
    wrong.add(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

for (const load of Object.values(import.meta.glob(['../src/facts/*.ts', '!**/*.test.ts'])))
  await unlessWrong(load);

export const collections = (await unlessWrong(() => import('../src/content.config.ts')))?.collections ?? {};
