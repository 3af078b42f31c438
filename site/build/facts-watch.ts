// While somebody writes, a changed facts file shows: the development server starts over with the new facts, and a wrong
// entry stands in the browser.
import type { AstroIntegration } from 'astro';
import { factsFiles } from '../src/readers/read-facts.ts';

/**
 * When, after a restart, the collections are read again. Their schemas, which fill facts in, are loaded a moment after
 * the server, and nothing tells when: asking too early changes nothing, asking twice costs nothing.
 */
const ASK_AFTER_MS = [500, 1500, 4000, 10_000];

export function factsWatch(): AstroIntegration {
  let restarted = false;
  return {
    name: 'tred:facts-watch',
    hooks: {
      'astro:config:setup': ({ addWatchFile, isRestart }) => {
        restarted = isRestart;
        for (const file of factsFiles()) addWatchFile(file);
      },
      'astro:server:setup': ({ refreshContent }) => {
        if (!restarted || !refreshContent) return;
        for (const wait of ASK_AFTER_MS) setTimeout(() => void refreshContent({}), wait).unref();
      },
    },
  };
}
