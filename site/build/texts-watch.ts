// While somebody writes, all texts are read again where Astro would not do it, or not for all: it follows no text any more
// once a changed fact has started it over, and a file that comes or goes may be one that another names.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { wrongEntries } from '../src/readers/seen-entries.ts';
import { readAllTexts } from './read-all-texts.ts';

const content = fileURLToPath(new URL('../src/content', import.meta.url));

/** A file may be saved in several steps. */
const SETTLED_AFTER_MS = 100;

export function textsWatch(): AstroIntegration {
  let restarted = false;
  return {
    name: 'tred:texts-watch',
    hooks: {
      'astro:config:setup': ({ isRestart }) => {
        restarted = isRestart;
      },
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        let soon: NodeJS.Timeout | undefined;
        const readAgain = () => readAllTexts(refreshContent).catch((error) => logger.error(String(error)));
        server.watcher.on('all', (event, path) => {
          if (!path.startsWith(content) || !(restarted || concernsOthers(event, path))) return;
          clearTimeout(soon);
          soon = setTimeout(() => void readAgain(), SETTLED_AFTER_MS).unref();
        });
      },
    },
  };
}

/** Also a file with several entries by their names, and whatever may mend what is wrong elsewhere. */
const concernsOthers = (event: string, path: string) =>
  event !== 'change' || dirname(path) === content || wrongEntries({ drafts: true }).length > 0;
