// The compiled program: reads a folder of content, and checks it, renders it or shows it.
import { openContent, readAgain } from '../../src/readers/content.ts';
import { addresses, loadRoutes } from './addresses.ts';
import { check, problems } from './check.ts';
import type { Rendering } from './render.ts';

export type Site = Awaited<ReturnType<typeof open>>;

/** `drafts` shows drafts, and what waits for its day. */
export async function open(folder: string, { drafts = false } = {}) {
  await loadRoutes();
  openContent({ folder, drafts });
  return {
    ...{ addresses, check, problems, readAgain },
    render: async (rendering: Rendering) => (await import('./render.ts')).render(rendering),
  };
}
