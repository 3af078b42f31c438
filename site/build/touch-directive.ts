// Adds `client:touch`, and gives islands a client that knows when React is there.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const REACT_CLIENT = '@astrojs/react/client.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The React integration asks Vite to bundle its client, which stands for a file of ours here: two warnings at each start.
 * A build needs nothing of what Vite bundles ahead for a browser: four seconds with empty caches.
 */
const notBundledAhead = (command: string): Plugins[number] => ({
  name: 'tred:touch-not-bundled-ahead',
  enforce: 'post',
  configEnvironment(_, { optimizeDeps }) {
    if (optimizeDeps?.include)
      optimizeDeps.include = optimizeDeps.include.filter(
        (name) => command !== 'build' && name !== REACT_CLIENT,
      );
  },
});

export function touchDirective(): AstroIntegration {
  return {
    name: 'tred:touch',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'touch', entrypoint: at('../src/forms/touch/touch.ts') });
        updateConfig({
          vite: {
            resolve: { alias: { [REACT_CLIENT]: at('../src/forms/touch/hydrate.tsx') } },
            plugins: [notBundledAhead(command)],
          },
        });
      },
    },
  };
}
