// Adds `client:touch`, and gives islands a client that knows when React is there.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function touchDirective(): AstroIntegration {
  return {
    name: 'tred:touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: at('../src/forms/touch/touch.ts') });
        updateConfig({
          vite: {
            resolve: { alias: { '@astrojs/react/client.js': at('../src/forms/touch/hydrate.tsx') } },
          },
        });
      },
    },
  };
}
