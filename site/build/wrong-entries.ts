// Stops the build at invalid entries before rendering; shows them in the browser in development.
import type { AstroIntegration } from 'astro';
import { escapeHtml } from '../src/lib/text.ts';
import {
  onEntryChange,
  unpublishedEntries,
  WrongEntries,
  wrongEntries,
} from '../src/readers/collection-state.ts';
import { inWords } from '../src/readers/read-yaml.ts';

/** Debounce: one change may affect several collections. */
const SETTLED_AFTER_MS = 100;

/** Vite's error overlay shows the message as HTML until the next change or Esc. */
const payload = (text: string) => ({
  type: 'error' as const,
  err: {
    name: 'A wrong entry',
    title: 'This would stop the build.',
    message: escapeHtml(text).replaceAll('\n', '\n\n'),
    stack: '',
  },
});

export function stopAtWrongEntries(): AstroIntegration {
  return {
    name: 'tred:entries',
    hooks: {
      // All collections are read now.
      'astro:build:start': ({ logger }) => {
        const problems = wrongEntries();
        if (problems.length > 0) throw new WrongEntries(problems);
        const waiting = unpublishedEntries();
        if (waiting.length > 0) logger.info(`${waiting.length} left out: drafts, or their day is to come`);
      },
      'astro:server:setup': ({ server, logger }) => {
        let reported = '';
        const report = () => {
          const text = wrongEntries({ drafts: true }).map(inWords).join('\n');
          if (text === reported) return;
          reported = text;
          if (text) {
            logger.error(text);
            server.ws.send(payload(text));
          } else {
            logger.info('All entries are right again');
            server.ws.send({ type: 'full-reload' });
          }
        };
        let soon: NodeJS.Timeout | undefined;
        const tellSoon = () => {
          clearTimeout(soon);
          soon = setTimeout(report, SETTLED_AFTER_MS).unref();
        };
        onEntryChange(tellSoon);
        // Also for a page that is opened later.
        server.ws.on('connection', (socket) => {
          if (reported) socket.send(JSON.stringify(payload(reported)));
        });
      },
    },
  };
}
