// While someone writes, a section's styles change in the open page, which is not loaded again and stays where it was. Vite
// does so for plain stylesheets only: behind a CSS module's names there could be new ones, which the page does not have yet.
// So here the names are looked at: the same ones, and the style is put in place; others, and the page is made anew.
import { readFile } from 'node:fs/promises';
import type { AstroUserConfig } from 'astro';
import { MODULE, namesIn } from './styles.ts';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

export function hotStyles(): Plugins {
  /** The names that a stylesheet had when it was last read, by its path. */
  const given = new Map<string, string>();
  const names = (css: string) => JSON.stringify([...namesIn(css)].sort());
  return [
    {
      name: 'tred:hot-styles',
      apply: 'serve',
      enforce: 'pre',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (css, id) => void given.set(id, names(css)),
      },
      async hotUpdate({ file, modules, timestamp }) {
        if (!MODULE.test(file)) return;
        if (given.get(file) === names(await readFile(file, 'utf8'))) {
          for (const module of modules) module.isSelfAccepting = true;
          return;
        }
        const { moduleGraph, hot } = this.environment;
        const seen = new Set<(typeof modules)[number]>();
        for (const module of modules) moduleGraph.invalidateModule(module, seen, timestamp, true);
        if (this.environment.name === 'client') hot.send({ type: 'full-reload' });
        return [];
      },
    },
    {
      name: 'tred:hot-styles-in-the-browser',
      apply: 'serve',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler(code) {
          if (this.environment.name !== 'client') return;
          return { code: `${code}\nimport.meta.hot.accept();`, map: null };
        },
      },
    },
  ];
}
