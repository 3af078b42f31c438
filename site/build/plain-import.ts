// What stands in for Vite's wrapper around `import()`, which every page would carry for the two scripts that the
// shell loads on demand: the same hint to fetch what that script imports, without the rest (styles, which stand in the pages, and nonces).
import type { AstroUserConfig } from 'astro';

const HELPER = '\0vite/preload-helper.js';

const code = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

const isOfShell = (file: string) => /\/(?:answer|send-subscription)\./.test(file);

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

export function plainImport(): Plugins[number] {
  return {
    name: 'tred:plain-import',
    apply: 'build',
    enforce: 'pre',
    // What the shell itself loads on demand imports next to nothing, which is not worth a list in every page.
    config: () => ({
      build: { modulePreload: { resolveDependencies: (file, needed) => (isOfShell(file) ? [] : needed) } },
    }),
    load: (id) => (id === HELPER ? code : undefined),
  };
}
