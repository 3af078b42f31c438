// Has Astro read all entries again, while it serves pages as somebody writes.
import type { HookParameters } from 'astro';

type Refresh = NonNullable<HookParameters<'astro:server:setup'>['refreshContent']>;

/** Astro reloads the collections whenever a file changes, and until it has it reads nothing, without a word. */
const AGAIN_AFTER_MS = 100;
const MOST_TRIES = 100;

/** Done when what was read can be seen in pages. Collections tell whoever asked (facts/seen-entries.ts), and nobody else. */
export async function readAllTexts(refresh: Refresh | undefined): Promise<void> {
  let isRead = false;
  const onRead = () => {
    isRead = true;
  };
  for (let tries = 0; refresh && tries < MOST_TRIES; tries++) {
    await refresh({ context: { onRead } });
    if (isRead) return;
    await new Promise((wait) => setTimeout(wait, AGAIN_AFTER_MS));
  }
}
