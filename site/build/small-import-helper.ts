// Stands in for the helper that Vite puts around every `import()`, and for its lists of what to fetch beforehand: every
// page carries them, styles stand in the pages anyway, and what the shell loads on demand imports next to nothing.
// Together they weigh 0.8 KB a page.
import type { AstroUserConfig } from 'astro';

const HELPER = '\0vite/preload-helper.js';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

export const smallImportHelper = (): Plugins[number] => ({
  name: 'small-import-helper',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
