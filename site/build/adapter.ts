// Compiles the site as a program that renders pages when it is asked, by Astro's adapter API.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { INDEX_ADDRESS } from '../src/features/search/index-file.ts';

const dist = join(import.meta.dirname, '../dist');
const content = fileURLToPath(new URL('../../content', import.meta.url));

export function program(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'tred:program',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectRoute }) => {
        // Astro ignores names with an underscore unless they are injected.
        for (const file of ['_astro/[picture].ts', '_manifest.json.ts', '_inline-scripts.astro'])
          injectRoute({
            pattern: `/${file.replace(/\.\w+$/, '')}`,
            entrypoint: new URL(`src/pages/${file}`, config.root),
          });
        // The development server shows the same pages without the program.
        isBuild = command === 'build';
        if (isBuild) updateConfig({ output: 'server' });
      },
      'astro:server:setup': ({ server }) => {
        // In development, the search uses the last build.
        server.middlewares.use(INDEX_ADDRESS, async (_request, response) => {
          const text = await readFile(join(dist, INDEX_ADDRESS)).catch(() => undefined);
          if (!text) response.statusCode = 404;
          response.end(text);
        });
        // Changed content is shown at the next request: all modules are evaluated again.
        server.watcher.add(content).on('all', (_, path) => {
          if (!path.startsWith(content)) return;
          for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        });
      },
      'astro:config:done': ({ config, setAdapter }) => {
        if (!isBuild) return;
        setAdapter({
          name: 'tred:program',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('build/program/program.ts', config.root),
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        });
      },
    },
  };
}
