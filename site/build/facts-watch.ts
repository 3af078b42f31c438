// While somebody writes, a changed facts file shows: the development server starts over with the new facts.
import type { AstroIntegration } from 'astro';
import { factsFiles } from '../src/facts/read-facts.ts';

export function factsWatch(): AstroIntegration {
  return {
    name: 'tred:facts-watch',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => {
        for (const file of factsFiles()) addWatchFile(file);
      },
    },
  };
}
