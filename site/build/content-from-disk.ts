// Gives the pages of a build their entries from the file that Astro keeps them in. Astro would write that file, all texts of
// the site, into the program that renders the pages: with thousands of articles the bundler and Node then hold it several
// times over.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export function contentFromDisk(): AstroIntegration {
  return {
    name: 'tred:content-from-disk',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const entries = fileURLToPath(new URL('data-store.json', config.cacheDir));
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'tred:content-from-disk',
                load: {
                  // Before Astro's own answer.
                  order: 'pre',
                  filter: { id: /^\0astro:data-layer-content$/ },
                  handler: () => ({
                    code: `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(${JSON.stringify(entries)}, 'utf8'));`,
                    // As Astro marks it: what entries say is in the keys of pages, not in their code.
                    meta: { astroIncremental: { kind: 'content-data' } },
                  }),
                },
              },
            ],
          },
        });
      },
    },
  };
}
