// Hot reload for CSS modules: if the class names are unchanged, only the style is replaced; otherwise the page reloads.
// Vite does this for plain style sheets only.
import { readFile } from 'node:fs/promises';
import { MODULE, namesIn, type Plugins } from './styles.ts';

export function hotStyles(): Plugins {
  /** Class names at the last read, by path. */
  const classNames = new Map<string, string>();
  const names = (css: string) => JSON.stringify([...namesIn(css)].sort());
  return [
    {
      name: 'tred:hot-styles',
      apply: 'serve',
      enforce: 'pre',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (css, id) => void classNames.set(id, names(css)),
      },
      async hotUpdate({ file, modules, timestamp }) {
        if (!MODULE.test(file)) return;
        if (classNames.get(file) === names(await readFile(file, 'utf8'))) {
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
