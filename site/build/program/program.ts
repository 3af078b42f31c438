// The compiled program: reads a folder of content, and checks it, renders it or shows it.
import { matchesGlob } from 'node:path';
import {
  type Changes,
  contentStamps,
  endLoading,
  openContent,
  readAgain,
} from '../../src/readers/content.ts';
import type { Rendering } from './render.ts';

export type Site = Awaited<ReturnType<typeof open>>;

/** Facts are read now, when their modules are loaded; pages and entries when somebody asks for them. */
export async function open(
  folder: string,
  { drafts = false, changes = {} }: { drafts?: boolean; changes?: Changes } = {},
) {
  openContent({ folder, drafts, changes });
  const { loadRoutes, addresses } = await import('./addresses.ts');
  await loadRoutes();
  const { check, problemsOf } = await import('./check.ts');
  const readAtLoad = endLoading();
  return {
    ...{ addresses, check, problemsOf, readAgain, contentStamps },
    /** Whether code that was loaded has read this file, or its name: to see a change of it needs another process. */
    isReadAtLoad: (path: string, isNewOrGone: boolean) =>
      [...readAtLoad].some((read) =>
        read.includes('*') ? isNewOrGone && matchesGlob(path, read) : read === path,
      ),
    render: async (rendering: Rendering) => (await import('./render.ts')).render(rendering),
  };
}
