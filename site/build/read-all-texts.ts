// Has Astro read all entries again, while it serves pages as somebody writes.
import type { HookParameters } from 'astro';
import { answered, nextAsking } from '../src/facts/seen-entries.ts';

type Refresh = NonNullable<HookParameters<'astro:server:setup'>['refreshContent']>;

/** Astro reloads the collections whenever a file changes, and until it has it reads nothing, without a word. */
const AGAIN_AFTER_MS = 100;
const MOST_TRIES = 100;

/** Done when what was read can be seen in pages. Each asking has its number, so that no other reading is taken for it. */
export async function readAllTexts(refresh: Refresh | undefined): Promise<void> {
  for (let tries = 0; refresh && tries < MOST_TRIES; tries++) {
    const asked = nextAsking();
    await refresh({ context: { asked } });
    if (answered() >= asked) return;
    await new Promise((wait) => setTimeout(wait, AGAIN_AFTER_MS));
  }
}
