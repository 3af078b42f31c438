// In development, shows changed content without a server restart: the modules that read it are evaluated again.
import { dirname, join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';

const source = join(import.meta.dirname, '../src');
const content = join(import.meta.dirname, '../../content');
/** Scripts contain their values. */
const wordsInScripts = ['features/demo/words.ts', 'components/script-words.ts'];

const FACTS = 'readers/read-facts.ts';
const READERS: Readonly<Record<string, string>> = {
  '': FACTS,
  facts: FACTS,
  forms: FACTS,
  emails: FACTS,
  pages: 'facts/read-page.ts',
};

/** Debounce: an editor may save in several steps. */
const SETTLE_MS = 100;

export function contentWatch(): AstroIntegration {
  return {
    name: 'tred:content-watch',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let timer: NodeJS.Timeout | undefined;

        function follow(path: string) {
          if (!path.startsWith(content)) return;
          const [folder = ''] = relative(content, dirname(path)).split('/');
          const modules = [READERS[folder] ?? 'readers/collection.ts', ...wordsInScripts];
          for (const { moduleGraph } of Object.values(server.environments))
            for (const file of modules)
              for (const module of moduleGraph.getModulesByFile(join(source, file)) ?? [])
                moduleGraph.invalidateModule(module);
          clearTimeout(timer);
          timer = setTimeout(() => server.ws.send({ type: 'full-reload' }), SETTLE_MS).unref();
        }

        for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, follow);
      },
    },
  };
}
