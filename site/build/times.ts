// Logs where the time of a build went. `npm run build -- --verbose` shows it, with the time of each page.
import type { AstroIntegration } from 'astro';

export function times(): AstroIntegration {
  const steps: string[] = [];
  let [before, processorBefore] = [0, 0];
  const end = (step: string) => {
    const now = performance.now();
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const processor = (userCPUTime + systemCPUTime) / 1000;
    steps.push(`${step} ${inSeconds(now - before)} (processor ${inSeconds(processor - processorBefore)})`);
    [before, processorBefore] = [now, processor];
  };
  return {
    name: 'tred:times',
    hooks: {
      'astro:build:start': () => end('content'),
      'astro:build:generated': () => end('bundles, pages and files'),
      'astro:build:done': ({ logger }) => {
        end('finishing');
        logger.info(steps.join(', '));
      },
    },
  };
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
