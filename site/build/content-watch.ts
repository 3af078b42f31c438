// In development, shows changed content without a server restart.
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { wrongEntries } from '../src/readers/collection-state.ts';
import { factsVersion } from '../src/readers/read-facts.ts';

const source = join(import.meta.dirname, '../src');
const content = join(source, 'content');
const factsReader = join(source, 'readers/read-facts.ts');
const pageReader = join(source, 'facts/read-page.ts');
/** Scripts contain their values. */
const wordsInScripts = ['apps/demo/words.ts', 'ui/script-words.ts'].map((file) => join(source, file));

/** Debounce: an editor may save in several steps. */
const SETTLE_MS = 100;
const RETRY_MS = 200;
const MAX_TRIES = 100;

export function contentWatch(): AstroIntegration {
  return {
    name: 'tred:content-watch',
    hooks: {
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        let timer: NodeJS.Timeout | undefined;
        let latest = 0;

        /** Reloads all collections. Astro skips this while it loads schemas, so retry until they have the new facts. */
        async function refresh() {
          const own = ++latest;
          let loadedWith = '';
          const onLoad = (facts: string) => {
            loadedWith = facts;
          };
          for (let tries = 0; tries < MAX_TRIES && own === latest; tries++) {
            await refreshContent?.({ context: { onLoad } });
            if (loadedWith === factsVersion()) return;
            await new Promise((wait) => setTimeout(wait, RETRY_MS));
          }
        }

        const reload = () => server.ws.send({ type: 'full-reload' });

        function readAgain(reader: string) {
          for (const { moduleGraph } of Object.values(server.environments))
            for (const module of [reader, ...wordsInScripts].flatMap((file) => [
              ...(moduleGraph.getModulesByFile(file) ?? []),
            ]))
              moduleGraph.invalidateModule(module);
        }

        function follow(event: string, path: string) {
          if (!path.startsWith(content)) return;
          const isFact = dirname(path) === join(content, 'facts');
          const isPage = path.startsWith(join(content, 'pages/'));
          const isWords = [content, join(content, 'forms'), join(content, 'emails')].includes(dirname(path));
          // At once: Astro loads the schemas in the same turn.
          if (isFact || isPage || isWords) readAgain(isPage ? pageReader : factsReader);
          if (isPage || (isWords && !concernsOthers(event, path))) return reload();
          if (!isFact && !concernsOthers(event, path)) return;
          // One reload at the end: before that, entries show old facts.
          clearTimeout(timer);
          timer = setTimeout(
            () =>
              refresh()
                .catch((error) => logger.error(String(error)))
                .finally(() => {
                  // A page that was rendered meanwhile may have kept the old facts.
                  readAgain(factsReader);
                  reload();
                }),
            SETTLE_MS,
          ).unref();
        }

        for (const event of ['add', 'change', 'unlink'])
          server.watcher.on(event, (path: string) => follow(event, path));
      },
    },
  };
}

/** A file with a whole collection. */
const categories = join(content, 'request-categories.yaml');

/** Other entries may refer to an added or removed file. Astro handles a plain change. */
const concernsOthers = (event: string, path: string) =>
  event !== 'change' || path === categories || wrongEntries({ drafts: true }).length > 0;
